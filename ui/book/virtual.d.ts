declare module "virtual:books" {
  const books: import("./which").Books;
  export default books;
}
