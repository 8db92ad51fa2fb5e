import { numberFormat } from '../text/numberFormat.ts';
import type { UiMessages } from './en.ts';

/** A count in the digits that the forms here use: `5,000`, `1,00,000`. */
const marathiCount = (count: number): string => numberFormat('mr-IN-u-nu-latn').format(count);

/** `1 परिणाम`, `2 परिणाम`: the word is the same in both numbers. */
const results = ({ count }: { count: number }): string => `${marathiCount(count)} परिणाम`;

/** Marathi, complete. */
export const mr: UiMessages = {
  field: {
    errorPrefix: 'त्रुटी:',
    optional: '(ऐच्छिक)',
  },
  button: {
    pending: 'पाठवत आहे',
  },
  link: {
    opensInNewTab: '(नवीन टॅबमध्ये उघडते)',
  },
  spinner: {
    label: 'लोड होत आहे...',
  },
  textField: {
    charactersLeft: ({ count }) =>
      count === 1 ? '1 अक्षर शिल्लक आहे' : `${marathiCount(count)} अक्षरे शिल्लक आहेत`,
    charactersOver: ({ count }) => (count === 1 ? '1 अक्षर जास्त आहे' : `${marathiCount(count)} अक्षरे जास्त आहेत`),
  },
  passwordField: {
    show: 'पासवर्ड दाखवा',
    hide: 'पासवर्ड लपवा',
    shown: 'आपला पासवर्ड दिसत आहे',
    hidden: 'आपला पासवर्ड लपवला आहे',
    capsLock: 'Caps Lock सुरू आहे',
  },
  passwordRules: {
    heading: 'आपल्या पासवर्डमध्ये हवे',
    met: 'पूर्ण:',
    unmet: 'अपूर्ण:',
    summary: ({ met, total }) => `${total} पैकी ${met} अटी पूर्ण`,
  },
  phoneField: {
    normalised: ({ from }) => `${from} वरून बदलला`,
  },
  numberField: {
    notANumber: 'अंकांमध्ये संख्या लिहा',
    ambiguousComma: ({ decimal, whole }) => `बिंदूसह ${decimal} किंवा स्वल्पविरामाशिवाय ${whole} लिहा`,
    ambiguousDot: ({ decimal, whole }) => `स्वल्पविरामासह ${decimal} किंवा बिंदूशिवाय ${whole} लिहा`,
    tooManyDigits: ({ digits }) => `जास्तीत जास्त ${digits} अंकी संख्या लिहा`,
    tooSmall: ({ min }) => `${min} किंवा त्याहून जास्त लिहा`,
    tooLarge: ({ max }) => `${max} किंवा त्याहून कमी लिहा`,
    wholeOnly: 'पूर्ण संख्या लिहा',
    tooManyDecimals: ({ decimals }) =>
      decimals === 1 ? 'बिंदूनंतर एक अंक लिहा' : `बिंदूनंतर जास्तीत जास्त ${decimals} अंक लिहा`,
    betweenSteps: ({ nearest }) => `सर्वांत जवळची संख्या ${nearest} आहे`,
    increase: 'वाढवा:',
    decrease: 'कमी करा:',
  },
  dateField: {
    day: 'दिवस',
    month: 'महिना',
    year: 'वर्ष',
    openCalendar: 'कॅलेंडर उघडा',
    calendarFailed: 'कॅलेंडर लोड होऊ शकले नाही. तारीख लिहा किंवा पुन्हा प्रयत्न करा.',
    filled: ({ date }) => `${date} भरली`,
    incomplete: ({ missing }) => `पूर्ण तारीख लिहा. राहिले: ${missing}`,
    notADay: 'दिवस 1 ते 31 मधील संख्येत लिहा',
    notAMonth: 'महिना 1 ते 12 मधील संख्येत लिहा',
    notAYear: 'वर्ष 4 अंकांत लिहा',
    noSuchDay: ({ month, days }) => `${month} मध्ये फक्त ${days} दिवस असतात`,
    tooEarly: ({ min }) => `${min} किंवा त्यानंतरची तारीख लिहा`,
    tooLate: ({ max }) => `${max} किंवा त्याआधीची तारीख लिहा`,
  },
  dateRangeField: {
    from: 'पासून',
    to: 'पर्यंत',
    filled: ({ from, to }) => `${from} ते ${to} भरले`,
  },
  calendar: {
    previousMonth: 'मागील महिना',
    nextMonth: 'पुढील महिना',
    month: 'महिना',
    year: 'वर्ष',
    day: ({ date, notes }) => [date, ...notes].join(', '),
    today: 'आज',
    chosen: 'निवडला',
    earliest: 'निवडता येणारा सर्वांत आधीचा दिवस',
    latest: 'निवडता येणारा सर्वांत नंतरचा दिवस',
    rangeStart: 'पहिला दिवस',
    rangeEnd: 'शेवटचा दिवस',
    chooseFirst: 'पहिला दिवस निवडा',
    chooseLast: 'आता शेवटचा दिवस निवडा',
  },
  fileField: {
    choose: 'फाइल निवडा',
    chooseMany: 'फाइल्स निवडा',
    drop: 'किंवा येथे सोडा',
    dropMany: 'किंवा येथे सोडा',
    chosen: 'निवडलेल्या फाइल्स',
    remove: ({ name }) => `${name} काढा`,
    added: ({ name }) => `${name} जोडली`,
    addedMany: ({ count }) => `${count} फाइल्स जोडल्या`,
    replaced: ({ name, before }) => `${before} च्या जागी ${name} जोडली`,
    removed: ({ name }) => `${name} काढली`,
    wrongKind: ({ name, kinds }) => `${name} जोडली नाही. ${kinds} निवडा`,
    tooLarge: ({ name, max }) => `${name} जोडली नाही. ${max} पर्यंतची फाइल निवडा`,
    tooMany: ({ name, count }) =>
      count === 1
        ? `${name} जोडली नाही. आपण एक फाइल निवडू शकता`
        : `${name} जोडली नाही. आपण ${count} पर्यंत फाइल्स निवडू शकता`,
    empty: ({ name }) => `${name} जोडली नाही. ती रिकामी आहे`,
    unreadable: ({ name }) =>
      `${name} जोडली नाही. हे डिव्हाइस अशा प्रकारचे फोटो वाचू शकत नाही. JPEG किंवा फोटोचा स्क्रीनशॉट निवडा`,
    preparing: 'फोटो लहान करत आहे...',
    duplicate: ({ name }) => `${name} आधीच आहे`,
    images: 'चित्र',
    videos: 'व्हिडिओ',
    sounds: 'ध्वनिमुद्रण',
    uploading: ({ name }) => `${name} अपलोड होत आहे`,
    uploaded: 'अपलोड झाली',
    fileUploaded: ({ name }) => `${name} अपलोड झाली`,
    failed: ({ name, error }) => `${name}: ${error}`,
    retry: 'पुन्हा प्रयत्न करा',
  },
  errorSummary: {
    heading: ({ count }) => (count === 1 ? 'एका गोष्टीकडे लक्ष द्या' : `${count} गोष्टींकडे लक्ष द्या`),
  },
  pagination: {
    label: 'पृष्ठ क्रमांक',
    previous: 'मागील',
    next: 'पुढील',
    page: ({ page }) => `पृष्ठ ${page}`,
    pageOf: ({ page, count }) => `${count} पैकी पृष्ठ ${page}`,
  },
  reorderableList: {
    moveUp: ({ name }) => `${name} वर हलवा`,
    moveDown: ({ name }) => `${name} खाली हलवा`,
    moved: ({ name, place, count }) => `${name} आता ${count} पैकी स्थान ${place} वर आहे`,
  },
  resultCount: {
    range: ({ start, end, total }) => `${total} परिणामांपैकी ${start} - ${end}`,
    rangeOfMore: ({ start, end, total }) => `${total} हून अधिक परिणामांपैकी ${start} - ${end}`,
  },
  breadcrumbs: {
    label: 'मार्ग',
    home: 'होम',
    showAll: 'पूर्ण मार्ग दाखवा',
  },
  modal: {
    close: 'बंद करा',
  },
  commandPalette: {
    placeholder: 'शोधा किंवा कृती निवडा',
    noItemsFound: 'परिणाम सापडले नाहीत',
    typeToSearch: 'शोधण्यासाठी लिहा',
    loading: 'लोड होत आहे...',
    loadFailed: 'परिणाम लोड होऊ शकले नाहीत.',
    retry: 'पुन्हा प्रयत्न करा',
    close: 'बंद करा',
    resultCount: results,
  },
  confirmDialog: {
    cancel: 'रद्द करा',
  },
  helpTip: {
    label: 'मदत',
  },
  sideMenu: {
    label: 'मुख्य मेनू',
    toggle: 'मेनू',
    loading: 'मेनू लोड होत आहे',
  },
  stepper: {
    position: ({ step, count }) => `${count} पैकी टप्पा ${step}`,
    done: 'पूर्ण झाला',
    error: 'यात चूक आहे',
  },
  table: {
    sortBy: 'क्रम',
    sortedAscending: ({ column }) => `${column} नुसार चढत्या क्रमाने`,
    sortedDescending: ({ column }) => `${column} नुसार उतरत्या क्रमाने`,
    loading: 'लोड होत आहे...',
  },
  dataGrid: {
    selectAll: 'या पृष्ठावरील सर्व निवडा',
    selectRow: ({ row }) => `${row} निवडा`,
    selected: ({ count }) => `${count} निवडले`,
    clearSelection: 'निवड काढा',
    actions: 'कृती',
    actionsFor: ({ row }) => `${row} साठी कृती`,
    actionsFailed: 'कृती लोड होऊ शकल्या नाहीत. आपले कनेक्शन तपासा आणि पुन्हा दाबा.',
  },
  errorState: {
    title: 'काहीतरी चुकले',
    retry: 'पुन्हा प्रयत्न करा',
    retrying: 'लोड होत आहे...',
    reference: ({ id }) => `संदर्भ: ${id}`,
  },
  richText: {
    opensSite: ({ host }) => `(${host} उघडते)`,
  },
  richTextField: {
    formatting: 'फॉरमॅटिंग',
    bold: 'ठळक',
    italic: 'तिरपे',
    heading: 'शीर्षक',
    bullets: 'बिंदूंची यादी',
    numbers: 'क्रमांकित यादी',
  },
  appShell: {
    skipToContent: 'मुख्य मजकुरावर जा',
  },
  appHeader: {
    navigation: 'साइट',
  },
  appFooter: {
    documents: 'कागदपत्रे',
    social: 'सोशल मीडिया',
  },
  otpField: {
    numbersOnly: 'फक्त अंक लिहिता येतात',
    noCodeFound: 'पेस्ट केलेल्या मजकुरात कोड नाही',
    complete: 'कोड पूर्ण झाला',
    progress: ({ count, length }) => `${length} पैकी ${count} भरले`,
  },
  resendTimer: {
    resend: 'OTP पुन्हा पाठवा',
    wait: ({ time }) => `${time} नंतर`,
    started: ({ seconds }) => `आपण ${seconds} सेकंदांनी नवीन कोड मागू शकता`,
    remaining: ({ seconds }) =>
      seconds === 1 ? 'आपण 1 सेकंदाने पुन्हा पाठवू शकता' : `आपण ${seconds} सेकंदांनी पुन्हा पाठवू शकता`,
    over: 'आता आपण पुन्हा पाठवू शकता',
    sending: 'पाठवत आहे',
  },
  searchSelect: {
    noItemsFound: 'काहीही सापडले नाही',
    typeToSearch: 'शोधण्यासाठी लिहा',
    addItem: 'जोडा:',
    loading: 'लोड होत आहे...',
    clearAll: 'सर्व काढा',
    showOptions: 'पर्याय दाखवा',
    close: 'बंद करा',
    loadFailed: 'पर्याय लोड होऊ शकले नाहीत.',
    addFailed: 'हे जोडता आले नाही.',
    retry: 'पुन्हा प्रयत्न करा',
    resultCount: results,
  },
  multiSelect: {
    selectedItems: 'निवडलेले',
    selected: ({ count }) => (count === 0 ? 'काहीही निवडले नाही' : `${marathiCount(count)} निवडले`),
    summary: ({ count, labels }) => `${marathiCount(count)} निवडले: ${labels}`,
    more: ({ count }) => `आणखी ${marathiCount(count)}`,
    showMore: ({ count }) => `आणखी ${marathiCount(count)} दाखवा`,
    added: ({ label, count }) => `${label} जोडले, ${marathiCount(count)} निवडले`,
    removed: ({ label, count }) =>
      count === 0 ? `${label} काढले, काहीही निवडले नाही` : `${label} काढले, ${marathiCount(count)} निवडले`,
    remove: ({ label }) => `${label} काढा`,
    selectAll: ({ count }) => `सर्व ${marathiCount(count)} निवडा`,
    limit: ({ max }) => `आपण जास्तीत जास्त ${marathiCount(max)} निवडू शकता`,
    done: ({ count }) => (count === 0 ? 'झाले' : `झाले, ${marathiCount(count)} निवडले`),
  },
  select: {
    placeholder: 'निवडा',
    clear: 'साफ करा',
  },
  searchField: {
    clear: 'साफ करा',
    loading: 'लोड होत आहे...',
    noResults: 'परिणाम सापडले नाहीत',
    resultCount: results,
  },
  captchaField: {
    label: 'मी माणूस आहे',
    working: 'तपासत आहे...',
    checked: 'तपासले',
    expired: 'तपासणीची मुदत संपली. पुन्हा तपासा.',
    failed: 'तपासणी होऊ शकली नाही. पुन्हा प्रयत्न करा.',
    blocked:
      'तपासणी लोड होऊ शकली नाही. आपल्या ब्राउझरमध्ये तिच्या स्क्रिप्टला परवानगी द्या किंवा नेटवर्क बदला, मग पुन्हा प्रयत्न करा.',
  },
  alert: {
    danger: 'त्रुटी:',
    warning: 'चेतावणी:',
    success: 'यशस्वी:',
    info: 'माहिती:',
    dismiss: 'काढा',
  },
  alertRegion: {
    label: ({ count }) => `सूचना (${count})`,
    times: ({ count }) => `${count} वेळा`,
    recent: 'अलीकडील सूचना',
    noneRecent: 'अजून सूचना नाहीत',
  },
};
