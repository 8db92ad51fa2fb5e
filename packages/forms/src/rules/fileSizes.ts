const megabyte = 1024 * 1024;

/** Most bytes of a file by its kind, as it is sent and as it is kept. Ours: the specification fixes none. */
export const fileSizes = { picture: 2 * megabyte, pdf: 5 * megabyte, csv: 5 * megabyte } as const;
