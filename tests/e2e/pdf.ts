/** A PDF of one empty page. @param name makes it another file than those of other names */
export const emptyPDF = (name: string): string =>
  `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R]>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
% ${name}
trailer <</Root 1 0 R>>
%%EOF
`;
