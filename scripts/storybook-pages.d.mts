/** Serves a folder on a free port of this machine. */
export function serve(folder: string): Promise<{ readonly address: string; readonly close: () => void }>;
