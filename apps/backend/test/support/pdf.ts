import { PDFiumLibrary } from '@hyzyla/pdfium';
import { pdfOf } from '../../src/platform/index.ts';

/** The text of a PDF page by page, as the reader that browsers use takes it out; a line that was broken is one line. */
export async function pagesOfPDF(bytes: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** The pictures in a PDF, as large as they are kept. */
export async function picturesOfPDF(bytes: Buffer): Promise<{ width: number; height: number }[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pictures: { width: number; height: number }[] = [];
    for (const page of document.pages())
      for (const object of page.objects())
        if (object.type === 'image') {
          const { width, height } = await object.render();
          pictures.push({ width, height });
        }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

/** A letter of one page that says this. */
export const letterSaying = (words: string): Promise<Buffer> =>
  pdfOf('offer-letter', {
    language: 'en',
    words: { number: 'Number', date: 'Date', to: 'To', regards: 'Regards', note: 'A note.', checksum: 'Sum' },
    title: 'A plan',
    number: '1',
    date: [2026, 1, 1],
    issued: 'Today',
    company: { name: 'Navyug', lines: [] },
    candidate: { name: 'Everybody', lines: [] },
    opening: words,
    facts: [],
    closing: '',
    signatory: { name: 'Farah', designation: 'Officer' },
    checksum: '1',
  });

/** One page that draws what a stream says, as it is or packed. */
export function pageDrawing(stream: Buffer, more = ''): Buffer {
  const start = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R]>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R>> endobj
4 0 obj <<${more} /Length ${stream.length}>> stream
`;
  const end = `
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`;
  return Buffer.concat([Buffer.from(start), stream, Buffer.from(end)]);
}
