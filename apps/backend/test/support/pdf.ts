import { PDFiumLibrary } from '@hyzyla/pdfium';

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
