/** A library in memory, which answers as a server does. */
import type { ImportJob } from '../register.ts';
import { answered, refused, type Asked } from './answers.ts';
import { readBookFile } from './bookFile.ts';
import type { Book, BookBody } from './contract.ts';

/** Answers instead of the library; undefined leaves it to the library. */
export type Instead = (asked: Asked) => Response | Promise<Response> | undefined;

const titles = [
  ['Godaan', 'Premchand', 'Novels', 384],
  ['Gitanjali', 'Rabindranath Tagore', 'Poems', 103],
  ['Wings of Fire', 'A. P. J. Abdul Kalam', 'Science', 180],
] as const;

const standings = ['New', 'Lent', 'Lost'] as const;

/** Books to begin with, of which each can be told from the others: three titles, then further copies of them. */
export function someBooks(count: number): Book[] {
  return Array.from({ length: count }, (_each, at) => {
    const [title, author, shelf, pages] = titles[at % titles.length] ?? titles[0];
    const copy = Math.floor(at / titles.length);
    return {
      id: `book-${at + 1}`,
      rowVersion: 1,
      title: copy === 0 ? title : `${title}, copy ${copy + 1}`,
      author,
      shelf,
      standing: standings[copy % standings.length] ?? 'New',
      pages,
      isActive: true,
      updatedAt: '2026-11-02T09:30:00.000Z',
    };
  });
}

/** What a story does with the library. */
export interface Library {
  /** Answers a request, as `fetch` does. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The books by now. */
  readonly books: () => readonly Book[];
  /** Somebody else changes a book. */
  readonly changeElsewhere: (id: string, change: Partial<Book>) => void;
  /** From now on answers instead. */
  readonly answerInstead: (instead: Instead | undefined) => void;
  /** Takes the network away. */
  readonly cutOff: () => void;
  readonly isReached: () => boolean;
  /** Told when the network goes. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens a library. @param instead answers some requests in its place */
export function openLibrary(first: readonly Book[], instead?: Instead): Library {
  let books = first;
  let other = instead;
  let lastImport: ImportJob | undefined;
  let isReached = true;
  const listeners = new Set<() => void>();
  function change(id: string, values: Partial<Book>): void {
    books = books.map((book) =>
      book.id === id ? { ...book, ...values, rowVersion: book.rowVersion + 1 } : book,
    );
  }
  function add(body: Partial<BookBody>): Response {
    const [pattern] = someBooks(1);
    books = [...books, ...(pattern ? [{ ...pattern, ...body, id: `book-${books.length + 1}` }] : [])];
    return answered({ book: books.at(-1) });
  }
  function takeIn(asked: Asked): Response {
    const read = readBookFile(asked);
    if (read instanceof Response) return read;
    lastImport = read.job;
    if (read.job.mode === 'commit') read.right.map(add);
    return answered({ importJob: read.job });
  }
  function withOne({ method, path, body }: Asked): Response {
    const book = books.find(({ id }) => id === path.split('/').at(-1));
    if (book === undefined) return refused(404, 'NOT_FOUND', 'There is no such book.');
    if (method === 'GET') return answered({ book });
    if (method === 'DELETE') {
      if (book.standing === 'Lent')
        return refused(409, 'IN_USE', 'It is lent.', { details: { usedBy: { loans: 2 } } });
      books = books.filter((each) => each !== book);
      return answered({});
    }
    const { rowVersion, ...values } = body;
    if (rowVersion !== book.rowVersion) return refused(409, 'STALE', 'Somebody else saved meanwhile.');
    change(book.id, path.startsWith('/book/lend/') ? { standing: 'Lent' } : values);
    return answered({ book: books.find(({ id }) => id === book.id) });
  }

  return {
    async fetch(request) {
      if (!isReached) throw new TypeError('There is no network.');
      const { pathname: path, searchParams: query } = new URL(request.url);
      const text = await request.text();
      const isJSON = request.headers.get('content-type') === 'application/json';
      const asked: Asked = {
        method: request.method,
        path,
        query,
        text,
        body: isJSON ? JSON.parse(text) : {},
      };
      const answer = await other?.(asked);
      if (answer !== undefined) return answer;
      if (path === '/book/all') return page(found(books, query), query);
      if (path === '/book/count') return counted(found(books, query, 'standing'));
      if (path === '/book/add') return add(asked.body);
      if (path === '/book/import') return takeIn(asked);
      if (path.startsWith('/import/')) return answered({ importJob: lastImport });
      return withOne(asked);
    },
    books: () => books,
    changeElsewhere: change,
    answerInstead: (next) => {
      other = next;
    },
    cutOff: () => {
      isReached = false;
      for (const tell of listeners) tell();
    },
    isReached: () => isReached,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the search and the filters find. @param but a filter that does not count */
function found(books: readonly Book[], query: URLSearchParams, but?: string): readonly Book[] {
  const words = query.get('search')?.toLowerCase() ?? '';
  const fits = (book: Book): boolean =>
    (['shelf', 'standing', 'isActive'] as const).every(
      (name) => name === but || !query.has(name) || query.get(name) === String(book[name]),
    );
  return books.filter((book) => fits(book) && `${book.title} ${book.author}`.toLowerCase().includes(words));
}

function page(books: readonly Book[], query: URLSearchParams): Response {
  const sort = query.get('sort') ?? 'title';
  const by = sort.endsWith('pages') ? 'pages' : 'title';
  const turn = sort.startsWith('-') ? -1 : 1;
  const sorted = books.toSorted(
    (one, other) => turn * String(one[by]).localeCompare(String(other[by]), 'en', { numeric: true }),
  );
  const size = Number(query.get('pageSize'));
  const from = (Number(query.get('pageNo') ?? 1) - 1) * size;
  return answered({ book: sorted.slice(from, from + size) }, { total: books.length, sort });
}

function counted(books: readonly Book[]): Response {
  const counts = Object.fromEntries(
    standings.map((standing) => [standing, books.filter((book) => book.standing === standing).length]),
  );
  return answered({ counts });
}
