import { alert } from './english/alert.ts';
import { alertRegion } from './english/alertRegion.ts';
import { appFooter } from './english/appFooter.ts';
import { appHeader } from './english/appHeader.ts';
import { appShell } from './english/appShell.ts';
import { breadcrumbs } from './english/breadcrumbs.ts';
import { button } from './english/button.ts';
import { calendar } from './english/calendar.ts';
import { captchaField } from './english/captchaField.ts';
import { commandPalette } from './english/commandPalette.ts';
import { confirmDialog } from './english/confirmDialog.ts';
import { dataGrid } from './english/dataGrid.ts';
import { dateField } from './english/dateField.ts';
import { dateRangeField } from './english/dateRangeField.ts';
import { errorState } from './english/errorState.ts';
import { errorSummary } from './english/errorSummary.ts';
import { field } from './english/field.ts';
import { fileField } from './english/fileField.ts';
import { helpTip } from './english/helpTip.ts';
import { link } from './english/link.ts';
import { modal } from './english/modal.ts';
import { multiSelect } from './english/multiSelect.ts';
import { numberField } from './english/numberField.ts';
import { otpField } from './english/otpField.ts';
import { pagination } from './english/pagination.ts';
import { passwordField } from './english/passwordField.ts';
import { passwordRules } from './english/passwordRules.ts';
import { phoneField } from './english/phoneField.ts';
import { reorderableList } from './english/reorderableList.ts';
import { resendTimer } from './english/resendTimer.ts';
import { resultCount } from './english/resultCount.ts';
import { richText } from './english/richText.ts';
import { richTextField } from './english/richTextField.ts';
import { searchField } from './english/searchField.ts';
import { searchSelect } from './english/searchSelect.ts';
import { select } from './english/select.ts';
import { sideMenu } from './english/sideMenu.ts';
import { spinner } from './english/spinner.ts';
import { stepper } from './english/stepper.ts';
import { table } from './english/table.ts';
import { textField } from './english/textField.ts';

/**
 * Every text the components say on their own, in English. The words of the product's specification stand here exactly as it
 * has them. Texts with a number or a name in them are functions, so that another language can order and inflect as it needs.
 * The texts of a component are a file, so that a page carries only those of the components that it uses.
 */
export const en = {
  field,
  button,
  link,
  spinner,
  textField,
  passwordField,
  passwordRules,
  phoneField,
  numberField,
  dateField,
  dateRangeField,
  calendar,
  fileField,
  errorSummary,
  pagination,
  reorderableList,
  resultCount,
  breadcrumbs,
  modal,
  commandPalette,
  confirmDialog,
  helpTip,
  sideMenu,
  stepper,
  table,
  dataGrid,
  errorState,
  richText,
  richTextField,
  appShell,
  appHeader,
  appFooter,
  otpField,
  resendTimer,
  searchSelect,
  multiSelect,
  select,
  searchField,
  captchaField,
  alert,
  alertRegion,
};

/** The texts of one language. A new language is complete when it has this type. */
export type UiMessages = typeof en;
