/** Which rule book one means: that of a family of games, in the language one reads. */

import type { Book } from "./render";

/** What takes a book from the shelf. */
type Take = () => Promise<{ default: Book }>;
/** The books by the letters of their family, and those of a family by language. */
export type Books = Record<string, Record<string, Take>>;

/** In this language there is every book. */
export const ORIGINAL = "en";
const CLAUSE = /\b([A-Z]{2})-[A-Z0-9]+-\d\d\b/;

/** Return the letters that the clauses of a family begin with, from one of them or from a text that has some. */
export const family = (text: string): string | undefined => CLAUSE.exec(text)?.[1];

/** Return the book of a family in this language, or in the original where it has not been translated. */
export async function take(books: Books, letters: string, language: string): Promise<Book | null> {
  const editions = books[letters];
  const found = editions?.[language] ?? editions?.[ORIGINAL];
  return found ? (await found()).default : null;
}
