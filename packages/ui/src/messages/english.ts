// The texts of a component are one constant, so that an app carries only those of the components that it uses.

/*
 * Every text the components say on their own, in English. The words of the product's specification stand here
 * exactly as it has them. Texts with a number or a name in them are functions, so that another language can order
 * and inflect as it needs.
 */

export const field = {
  /** Heard before an error text, never seen. */
  errorPrefix: 'Error:',
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
};

export const button = {
  /** The name of a button while its work runs. */
  pending: 'Sending',
};

export const link = {
  /** Heard after the text of a link that opens a new tab. */
  opensInNewTab: '(opens in a new tab)',
};

export const spinner = {
  label: 'Loading...',
};

export const textField = {
  charactersLeft: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character left' : `You have ${count} characters left`,
  charactersOver: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character too many' : `You have ${count} characters too many`,
};

export const passwordField = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
};

export const passwordRules = {
  heading: 'Your password needs',
  met: 'Met:',
  unmet: 'Not met:',
  summary: ({ met, total }: { met: number; total: number }): string => `${met} of ${total} requirements met`,
};

export const phoneField = {
  /** After a pasted number was shortened to its ten digits; `from` is what was pasted. */
  normalised: ({ from }: { from: string }): string => `Changed from ${from}`,
};

export const numberField = {
  notANumber: 'Enter a number in digits',
  /** For `1,5`; both are written as they should be. */
  ambiguousComma: ({ decimal, whole }: { decimal: string; whole: string }): string =>
    `Enter ${decimal} with a dot, or ${whole} without a comma`,
  tooManyDigits: ({ digits }: { digits: number }): string => `Enter a number of at most ${digits} digits`,
  tooSmall: ({ min }: { min: string }): string => `Enter ${min} or more`,
  tooLarge: ({ max }: { max: string }): string => `Enter ${max} or less`,
  wholeOnly: 'Enter a whole number',
  tooManyDecimals: ({ decimals }: { decimals: number }): string =>
    decimals === 1 ? 'Enter one digit after the dot' : `Enter at most ${decimals} digits after the dot`,
  /** `nearest` is one number or two, `100 or 200`. */
  betweenSteps: ({ nearest }: { nearest: string }): string => `The nearest you can enter is ${nearest}`,
  /** The buttons; the label of the field comes after it. */
  increase: 'Increase',
  decrease: 'Decrease',
};

export const dateField = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  openCalendar: 'Open the calendar',
  /** Said when all parts were filled in at once. */
  filled: ({ date }: { date: string }): string => `${date} filled in`,
  /** `missing` is a list of parts, `Month and Year`. */
  incomplete: ({ missing }: { missing: string }): string => `Enter the whole date. Missing: ${missing}`,
  notADay: 'Enter the day as a number from 1 to 31',
  notAMonth: 'Enter the month as a number from 1 to 12',
  notAYear: 'Enter the year with 4 digits',
  noSuchDay: ({ month, days }: { month: string; days: number }): string => `${month} has only ${days} days`,
  tooEarly: ({ min }: { min: string }): string => `Enter ${min} or a later date`,
  tooLate: ({ max }: { max: string }): string => `Enter ${max} or an earlier date`,
};

export const fileField = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  /** After the text of the button, where there is a mouse. */
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  /** The name of the list. */
  chosen: 'Chosen files',
  remove: ({ name }: { name: string }): string => `Remove ${name}`,
  added: ({ name }: { name: string }): string => `${name} added`,
  addedMany: ({ count }: { count: number }): string => `${count} files added`,
  replaced: ({ name, before }: { name: string; before: string }): string =>
    `${name} added in place of ${before}`,
  removed: ({ name }: { name: string }): string => `${name} removed`,
  /** `kinds` is a list, `PDF or DOCX`. */
  wrongKind: ({ name, kinds }: { name: string; kinds: string }): string =>
    `${name} was not added. Choose ${kinds}`,
  tooLarge: ({ name, max }: { name: string; max: string }): string =>
    `${name} was not added. Choose a file of up to ${max}`,
  tooMany: ({ name, count }: { name: string; count: number }): string =>
    count === 1
      ? `${name} was not added. You can choose one file`
      : `${name} was not added. You can choose up to ${count} files`,
  empty: ({ name }: { name: string }): string => `${name} was not added. There is nothing in it`,
  duplicate: ({ name }: { name: string }): string => `${name} is there already`,
  images: 'a picture',
  videos: 'a video',
  sounds: 'a sound recording',
  uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
  /** Seen beside the file. */
  uploaded: 'Uploaded',
  fileUploaded: ({ name }: { name: string }): string => `${name} uploaded`,
  failed: ({ name, error }: { name: string; error: string }): string => `${name}: ${error}`,
  /** The button; the name of the file comes after it. */
  retry: 'Try again',
};

export const errorSummary = {
  heading: ({ count }: { count: number }): string =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
};

export const pagination = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  /** The name of a page's link; the number is what is seen. */
  page: ({ page }: { page: string }): string => `Page ${page}`,
  /** Heard on a narrow screen, where `3 / 12` is seen. */
  pageOf: ({ page, count }: { page: string; count: string }): string => `Page ${page} of ${count}`,
};

export const resultCount = {
  range: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of ${total} results`,
  /** While a long list is still being counted. */
  rangeOfMore: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of more than ${total} results`,
};

export const breadcrumbs = {
  label: 'Breadcrumb',
  home: 'Home',
  /** The button that stands for the crumbs left out where there is no room. */
  showAll: 'Show the whole path',
};

export const modal = {
  close: 'Close',
};

export const confirmDialog = {
  cancel: 'Cancel',
};

export const helpTip = {
  /** The name of the button where nothing says better what the help is about. */
  label: 'Help',
};

export const sideMenu = {
  label: 'Main menu',
  toggle: 'Menu',
  loading: 'Loading the menu',
};

export const table = {
  sortBy: 'Sort by',
  sortedAscending: ({ column }: { column: string }): string => `Sorted by ${column}, ascending`,
  sortedDescending: ({ column }: { column: string }): string => `Sorted by ${column}, descending`,
  loading: 'Loading...',
};

export const dataGrid = {
  selectAll: 'Select all on this page',
  selectRow: ({ row }: { row: string }): string => `Select ${row}`,
  selected: ({ count }: { count: string }): string => `${count} selected`,
  clearSelection: 'Clear selection',
  actions: 'Actions',
  actionsFor: ({ row }: { row: string }): string => `Actions for ${row}`,
  actionsFailed: 'The actions could not be loaded. Check your connection and press again.',
};

export const errorState = {
  title: 'Something went wrong',
  retry: 'Try again',
  /** The retry button's name while the new try runs. */
  retrying: 'Loading...',
  reference: ({ id }: { id: string }): string => `Reference: ${id}`,
};

export const richText = {
  /** Heard after a link to another site. */
  opensSite: ({ host }: { host: string }): string => `(opens ${host})`,
};

export const appShell = {
  skipToContent: 'Skip to main content',
};

export const appHeader = {
  navigation: 'Site',
};

export const appFooter = {
  documents: 'Documents',
  social: 'Social media',
};

export const otpField = {
  /** Said when a letter is typed where only digits go. */
  numbersOnly: 'Only numbers can be entered',
  /** Said when a pasted text holds no code. */
  noCodeFound: 'There is no code in the pasted text',
  /** Said when the whole code was filled in or pasted. */
  complete: 'Code complete',
  /** Said after a pause in typing, where the component is asked to. */
  progress: ({ count, length }: { count: number; length: number }): string => `${count} of ${length} entered`,
};

export const resendTimer = {
  resend: 'Resend OTP',
  /** After the button's text; `time` is mm:ss. */
  wait: ({ time }: { time: string }): string => `in ${time}`,
  started: ({ seconds }: { seconds: number }): string => `You can ask for a new code in ${seconds} seconds`,
  remaining: ({ seconds }: { seconds: number }): string =>
    seconds === 1 ? 'You can resend in 1 second' : `You can resend in ${seconds} seconds`,
  over: 'You can resend now',
  sending: 'Sending',
};

export const searchSelect = {
  noItemsFound: 'No items found',
  typeToSearch: 'Type to search',
  /** Before the quoted text of the item to add. */
  addItem: 'Add item',
  loading: 'Loading...',
  clearAll: 'Clear all',
  showOptions: 'Show options',
  /** The button that closes the full-height list of a phone. */
  close: 'Close',
  loadFailed: 'The items could not be loaded.',
  addFailed: 'The item could not be added.',
  retry: 'Try again',
  resultCount: ({ count }: { count: number }): string => (count === 1 ? '1 result' : `${count} results`),
};

export const multiSelect = {
  /** The name of the list of what is chosen; the label of the field is heard after it. */
  selectedItems: 'Selected',
  /** In the field, and said when all were chosen or taken back at once. */
  selected: ({ count }: { count: number }): string => (count === 0 ? 'None selected' : `${count} selected`),
  /** Describes the field to who hears it; `labels` is a list such as `Pune, Nagpur and 3 more`. */
  summary: ({ count, labels }: { count: number; labels: string }): string => `${count} selected: ${labels}`,
  more: ({ count }: { count: number }): string => `${count} more`,
  showMore: ({ count }: { count: number }): string => `Show ${count} more`,
  added: ({ label, count }: { label: string; count: number }): string => `${label} added, ${count} selected`,
  removed: ({ label, count }: { label: string; count: number }): string =>
    count === 0 ? `${label} removed, none selected` : `${label} removed, ${count} selected`,
  /** The name of a tag's button. */
  remove: ({ label }: { label: string }): string => `Remove ${label}`,
  /** The option that takes all items found. */
  selectAll: ({ count }: { count: number }): string => `Select all ${count}`,
  /** Seen and said once no more can be chosen. */
  limit: ({ max }: { max: number }): string => `You can choose up to ${max}`,
  /** Closes the full-height list of a phone. */
  done: ({ count }: { count: number }): string => (count === 0 ? 'Done' : `Done, ${count} selected`),
};

export const select = {
  placeholder: 'Choose',
  /** The button that takes the choice back; the label of the field is heard after it. */
  clear: 'Clear',
};

export const searchField = {
  /** The button that empties the field; the label of the field is heard after it. */
  clear: 'Clear',
  loading: 'Loading...',
  noResults: 'No results found',
  resultCount: ({ count }: { count: number }): string => (count === 1 ? '1 result' : `${count} results`),
};

export const captchaField = {
  label: 'I am a person',
  working: 'Checking...',
  checked: 'Checked',
  expired: 'The check has expired. Check again.',
  failed: 'The check did not work. Try again.',
  /** The script of the check did not load. */
  blocked:
    'The check could not be loaded. Allow its script in your browser or change the network, then try again.',
};

export const alert = {
  /** Heard before the text of an alert, never seen: colour and icon say the same to the eye. */
  danger: 'Error:',
  warning: 'Warning:',
  success: 'Success:',
  info: 'Information:',
  dismiss: 'Dismiss',
};

export const alertRegion = {
  label: ({ count }: { count: number }): string => `Notifications (${count})`,
  /** Beside an alert that was raised more than once. */
  times: ({ count }: { count: number }): string => `${count} times`,
  recent: 'Recent notifications',
  noneRecent: 'No notifications yet',
};
