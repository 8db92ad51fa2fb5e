import type { UiMessages } from './en.ts';

/** Hindi, complete. */
export const hi: UiMessages = {
  field: {
    errorPrefix: 'त्रुटि:',
    optional: '(वैकल्पिक)',
  },
  button: {
    pending: 'भेजा जा रहा है',
  },
  link: {
    opensInNewTab: '(नए टैब में खुलता है)',
  },
  spinner: {
    label: 'लोड हो रहा है...',
  },
  textField: {
    charactersLeft: ({ count }) => `${count} अक्षर शेष हैं`,
    charactersOver: ({ count }) => `${count} अक्षर अधिक हैं`,
  },
  passwordField: {
    show: 'पासवर्ड दिखाएँ',
    hide: 'पासवर्ड छिपाएँ',
    shown: 'आपका पासवर्ड दिख रहा है',
    hidden: 'आपका पासवर्ड छिपा है',
    capsLock: 'Caps Lock चालू है',
  },
  passwordRules: {
    heading: 'आपके पासवर्ड में होना चाहिए',
    met: 'पूरा:',
    unmet: 'अधूरा:',
    summary: ({ met, total }) => `${total} में से ${met} शर्तें पूरी`,
  },
  phoneField: {
    normalised: ({ from }) => `${from} से बदला गया`,
  },
  numberField: {
    notANumber: 'अंकों में संख्या लिखें',
    ambiguousComma: ({ decimal, whole }) => `बिंदु के साथ ${decimal} या अल्पविराम के बिना ${whole} लिखें`,
    tooManyDigits: ({ digits }) => `ज़्यादा से ज़्यादा ${digits} अंकों की संख्या लिखें`,
    tooSmall: ({ min }) => `${min} या उससे ज़्यादा लिखें`,
    tooLarge: ({ max }) => `${max} या उससे कम लिखें`,
    wholeOnly: 'पूर्ण संख्या लिखें',
    tooManyDecimals: ({ decimals }) => `बिंदु के बाद ज़्यादा से ज़्यादा ${decimals} अंक लिखें`,
    betweenSteps: ({ nearest }) => `सबसे नज़दीकी संख्या ${nearest} है`,
    increase: 'बढ़ाएँ:',
    decrease: 'घटाएँ:',
  },
  fileField: {
    choose: 'फ़ाइल चुनें',
    chooseMany: 'फ़ाइलें चुनें',
    drop: 'या यहाँ छोड़ें',
    dropMany: 'या यहाँ छोड़ें',
    chosen: 'चुनी गई फ़ाइलें',
    remove: ({ name }) => `${name} हटाएँ`,
    added: ({ name }) => `${name} जोड़ी गई`,
    addedMany: ({ count }) => `${count} फ़ाइलें जोड़ी गईं`,
    replaced: ({ name, before }) => `${before} की जगह ${name} जोड़ी गई`,
    removed: ({ name }) => `${name} हटाई गई`,
    wrongKind: ({ name, kinds }) => `${name} नहीं जोड़ी गई। ${kinds} चुनें`,
    tooLarge: ({ name, max }) => `${name} नहीं जोड़ी गई। ${max} तक की फ़ाइल चुनें`,
    tooMany: ({ name, count }) =>
      count === 1
        ? `${name} नहीं जोड़ी गई। आप एक फ़ाइल चुन सकते हैं`
        : `${name} नहीं जोड़ी गई। आप ${count} फ़ाइलें तक चुन सकते हैं`,
    empty: ({ name }) => `${name} नहीं जोड़ी गई। इसमें कुछ नहीं है`,
    duplicate: ({ name }) => `${name} पहले से है`,
    images: 'कोई तस्वीर',
    videos: 'कोई वीडियो',
    sounds: 'कोई ध्वनि रिकॉर्डिंग',
    uploading: ({ name }) => `${name} अपलोड हो रही है`,
    uploaded: 'अपलोड हो गई',
    fileUploaded: ({ name }) => `${name} अपलोड हो गई`,
    failed: ({ name, error }) => `${name}: ${error}`,
    retry: 'फिर कोशिश करें',
  },
  errorSummary: {
    heading: ({ count }) => (count === 1 ? 'एक बात पर ध्यान दें' : `${count} बातों पर ध्यान दें`),
  },
  pagination: {
    label: 'पृष्ठ क्रमांक',
    previous: 'पिछला',
    next: 'अगला',
    page: ({ page }) => `पृष्ठ ${page}`,
    pageOf: ({ page, count }) => `${count} में से पृष्ठ ${page}`,
  },
  resultCount: {
    range: ({ start, end, total }) => `${total} परिणामों में से ${start} - ${end}`,
  },
  breadcrumbs: {
    label: 'पथ',
    home: 'होम',
    showAll: 'पूरा पथ दिखाएँ',
  },
  modal: {
    close: 'बंद करें',
  },
  confirmDialog: {
    cancel: 'रद्द करें',
  },
  helpTip: {
    label: 'सहायता',
  },
  sideMenu: {
    label: 'मुख्य मेनू',
    toggle: 'मेनू',
    loading: 'मेनू लोड हो रहा है',
  },
  table: {
    sortBy: 'क्रम',
    sortedAscending: ({ column }) => `${column} के अनुसार बढ़ते क्रम में`,
    sortedDescending: ({ column }) => `${column} के अनुसार घटते क्रम में`,
    loading: 'लोड हो रहा है...',
  },
  dataGrid: {
    selectAll: 'इस पृष्ठ के सभी चुनें',
    selectRow: ({ row }) => `${row} चुनें`,
    selected: ({ count }) => `${count} चुने गए`,
    clearSelection: 'चयन हटाएँ',
    actions: 'कार्य',
    actionsFor: ({ row }) => `${row} के लिए कार्य`,
  },
  errorState: {
    title: 'कुछ गड़बड़ हो गई',
    retry: 'फिर कोशिश करें',
    retrying: 'लोड हो रहा है...',
    reference: ({ id }) => `संदर्भ: ${id}`,
  },
  richText: {
    opensSite: ({ host }) => `(${host} खुलेगा)`,
  },
  appShell: {
    skipToContent: 'मुख्य सामग्री पर जाएँ',
  },
  appHeader: {
    navigation: 'साइट',
  },
  appFooter: {
    documents: 'दस्तावेज़',
    social: 'सोशल मीडिया',
  },
  otpField: {
    numbersOnly: 'केवल अंक डाले जा सकते हैं',
    noCodeFound: 'चिपकाए गए पाठ में कोई कोड नहीं है',
    complete: 'कोड पूरा हुआ',
    progress: ({ count, length }) => `${length} में से ${count} भरे गए`,
  },
  resendTimer: {
    resend: 'OTP फिर से भेजें',
    wait: ({ time }) => `${time} में`,
    started: ({ seconds }) => `आप ${seconds} सेकंड में नया कोड माँग सकते हैं`,
    remaining: ({ seconds }) => `आप ${seconds} सेकंड में फिर से भेज सकते हैं`,
    over: 'अब आप फिर से भेज सकते हैं',
    sending: 'भेजा जा रहा है',
  },
  searchSelect: {
    noItemsFound: 'कोई आइटम नहीं मिला',
    typeToSearch: 'खोजने के लिए लिखें',
    addItem: 'आइटम जोड़ें',
    loading: 'लोड हो रहा है...',
    clearAll: 'सब हटाएँ',
    showOptions: 'विकल्प दिखाएँ',
    close: 'बंद करें',
    loadFailed: 'आइटम लोड नहीं हो सके।',
    addFailed: 'आइटम जोड़ा नहीं जा सका।',
    retry: 'फिर कोशिश करें',
    resultCount: ({ count }) => (count === 1 ? '1 परिणाम' : `${count} परिणाम`),
  },
  multiSelect: {
    selectedItems: 'चुने गए',
    selected: ({ count }) => (count === 0 ? 'कुछ नहीं चुना गया' : `${count} चुने गए`),
    summary: ({ count, labels }) => `${count} चुने गए: ${labels}`,
    more: ({ count }) => `${count} और`,
    showMore: ({ count }) => `${count} और दिखाएँ`,
    added: ({ label, count }) => `${label} जोड़ा गया, ${count} चुने गए`,
    removed: ({ label, count }) =>
      count === 0 ? `${label} हटाया गया, कुछ नहीं चुना गया` : `${label} हटाया गया, ${count} चुने गए`,
    remove: ({ label }) => `${label} हटाएँ`,
    selectAll: ({ count }) => `सभी ${count} चुनें`,
    limit: ({ max }) => `आप ज़्यादा से ज़्यादा ${max} चुन सकते हैं`,
    done: ({ count }) => (count === 0 ? 'हो गया' : `हो गया, ${count} चुने गए`),
  },
  select: {
    placeholder: 'चुनें',
    clear: 'साफ़ करें',
  },
  searchField: {
    clear: 'साफ़ करें',
    loading: 'लोड हो रहा है...',
    noResults: 'कोई परिणाम नहीं मिला',
    resultCount: ({ count }) => (count === 1 ? '1 परिणाम' : `${count} परिणाम`),
  },
  captchaField: {
    label: 'मैं एक इंसान हूँ',
    working: 'जाँच हो रही है...',
    checked: 'जाँच हो गई',
    expired: 'जाँच की अवधि समाप्त हो गई। फिर से जाँचें।',
    failed: 'जाँच नहीं हो सकी। फिर कोशिश करें।',
    blocked: 'जाँच लोड नहीं हो सकी। अपने ब्राउज़र में इसकी स्क्रिप्ट को अनुमति दें या नेटवर्क बदलें, फिर कोशिश करें।',
  },
  alert: {
    danger: 'त्रुटि:',
    warning: 'चेतावनी:',
    success: 'सफल:',
    info: 'सूचना:',
    dismiss: 'हटाएँ',
  },
  alertRegion: {
    label: ({ count }) => `सूचनाएँ (${count})`,
    times: ({ count }) => `${count} बार`,
    recent: 'हाल की सूचनाएँ',
    noneRecent: 'अभी कोई सूचना नहीं',
  },
};
