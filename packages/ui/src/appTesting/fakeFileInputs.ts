/** Files as `DataTransfer` gives them. jsdom has no way to make a list of files. */
type Files = {
  readonly length: number;
  readonly item: (index: number) => File | null;
  readonly [index: number]: File;
};

function listOf(files: readonly File[]): Files {
  return Object.assign([...files], { item: (index: number) => files[index] ?? null });
}

/** As much of a `DataTransfer` as puts files into an input. */
class FileTransfer {
  readonly #files: File[] = [];
  readonly items = { add: (file: File) => void this.#files.push(file) };
  get files(): Files {
    return listOf(this.#files);
  }
}

/** Lets scripts put files into inputs, where the browser has no `DataTransfer`. */
export function fakeFileInputs(): void {
  if ('DataTransfer' in globalThis) return;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files');
  const put = new WeakMap<HTMLInputElement, Files>();
  Object.defineProperty(globalThis, 'DataTransfer', {
    configurable: true,
    writable: true,
    value: FileTransfer,
  });
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    configurable: true,
    enumerable: true,
    get(this: HTMLInputElement): unknown {
      return put.get(this) ?? native?.get?.call(this);
    },
    set(this: HTMLInputElement, files: Files) {
      put.set(this, files);
    },
  });
}
