/** What a library lends, as its contract says it: enough of one for the tests and the stories of the engine. */

interface Answer<Data> {
  responses: { 200: { content: { 'application/json': { data: Data } } } };
}

interface Body<Of> {
  requestBody: { content: { 'application/json': Of } };
}

export type Shelf = 'Novels' | 'Poems' | 'Science';
export type Standing = 'New' | 'Lent' | 'Lost';

export interface Book {
  readonly id: string;
  readonly rowVersion: number;
  readonly title: string;
  readonly author: string;
  readonly shelf: Shelf;
  readonly standing: Standing;
  readonly pages: number | null;
  readonly isActive: boolean;
  readonly updatedAt: string;
}

/** What of a book is typed. */
export interface BookBody {
  title: string;
  author: string;
  pages: number | null;
}

interface BookQuery {
  pageNo?: number;
  pageSize?: number;
  search?: string;
  sort?: 'title' | '-title' | 'pages' | '-pages';
  shelf?: Shelf;
  standing?: Standing;
  isActive?: boolean;
}

/** What a member has borrowed. */
export interface Loan {
  readonly id: string;
  readonly bookID: string;
}

export interface LibraryPaths {
  '/loan': { get: Answer<{ loans: Loan[] }> };
  '/book/all': { get: { parameters: { query?: BookQuery } } & Answer<{ book: Book[] }> };
  '/book/count': {
    get: { parameters: { query?: BookQuery & { by?: 'standing' } } } & Answer<{
      counts: Record<string, number>;
    }>;
  };
  '/book/add': { post: Body<BookBody> & Answer<{ book: Book }> };
  '/book/{id}': {
    get: Answer<{ book: Book }>;
    put: Body<BookBody & { rowVersion: number }> & Answer<{ book: Book }>;
    delete: Answer<object>;
  };
  '/book/status/{id}': { put: Body<{ isActive: boolean; rowVersion: number }> & Answer<{ book: Book }> };
  '/book/lend/{id}': { put: Body<{ rowVersion: number }> & Answer<{ book: Book }> };
}

declare module '../register.ts' {
  interface Register {
    readonly paths: LibraryPaths;
    readonly listedElsewhere: { '/loan': '/loan' };
    readonly scope: 'all' | 'branch';
  }
}
