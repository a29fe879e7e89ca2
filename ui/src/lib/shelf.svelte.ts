/** The rule book, wherever one is: open or not, and at which clause. */

class Shelf {
  open = $state(false);
  clause = $state<string | null>(null);

  read(clause: string | null = null): void {
    this.clause = clause;
    this.open = true;
  }
  close(): void {
    this.open = false;
  }
}

export const shelf = new Shelf();
