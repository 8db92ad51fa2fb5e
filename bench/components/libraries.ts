/** The small pages that every library builds in its own way. */
export const pages = ['login', 'register', 'dropdown', 'otp', 'list', 'dialog'] as const;

export type Page = (typeof pages)[number];

/** How a page is worked: CSS selectors. */
export interface Handles {
  /** Opens the choices of the dropdown. */
  readonly trigger: string;
  readonly option: string;
  /** The input that a person puts a one-time code into. */
  readonly code: string;
  /** Leads to the next page of the list. */
  readonly next: string;
  readonly panel: string;
}

export interface Library {
  readonly name: string;
  /** Folder with one file per page, below this one. */
  readonly folder: string;
  /** The pages that it has: for a peer, those in which it is among the best. */
  readonly pages: readonly Page[];
  readonly handles: Handles;
}

const usual: Handles = {
  trigger: '[role=combobox]',
  option: '[role=option]',
  code: 'input:not([type=hidden])',
  next: 'button[aria-label="Next page"]',
  panel: '[role=dialog], dialog[open]',
};

const peer = (name: string, has: readonly Page[], handles: Partial<Handles> = {}): Library => ({
  name,
  folder: `peers/${name}`,
  pages: has,
  handles: { ...usual, ...handles },
});

/** Ours first, then the best peers of each page. */
export const libraries: readonly Library[] = [
  {
    name: 'ours',
    folder: 'ours',
    pages,
    handles: { ...usual, next: 'nav[data-component=Pagination] li:last-child button' },
  },
  peer('native', ['login', 'register']),
  peer('mantine', ['login', 'register', 'list']),
  peer('radix', ['list', 'dialog']),
  peer('antd', ['dropdown', 'dialog'], { trigger: '.ant-select', option: '.ant-select-item-option' }),
  peer('downshift', ['dropdown']),
  peer('input-otp', ['otp']),
  // Its first input is hidden, for forms alone: what is typed there is shown nowhere.
  peer('chakra', ['otp'], { code: 'input[data-part=input]' }),
];
