export function copyModules(manifest: string, names: readonly string[], to: string): void;
