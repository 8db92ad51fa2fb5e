import { numberFormat } from '../text/numberFormat.ts';
import type { UiMessages } from './en.ts';

/** A count in the digits that the forms here use: `5,000`. */
const arabicCount = (count: number): string => numberFormat('ar-u-nu-latn').format(count);

/** The forms of a phrase with a number, by the plural categories that Arabic has. `n` is the number in digits. */
type Forms = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  /** 3 to 10, and what ends so above a hundred. */
  readonly few: (n: string) => string;
  /** 11 to 99, and what ends so above a hundred. */
  readonly many: (n: string) => string;
  /** 100, 101, 102 and what ends so. */
  readonly other: (n: string) => string;
};

const plural = new Intl.PluralRules('ar');

function counted(count: number, forms: Forms): string {
  const form = forms[plural.select(count)];
  return typeof form === 'string' ? form : form(arabicCount(count));
}

const seconds = (count: number): string =>
  counted(count, {
    zero: 'أقل من ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: (n) => `${n} ثوانٍ`,
    many: (n) => `${n} ثانية`,
    other: (n) => `${n} ثانية`,
  });

/** Keeps a name of unknown direction from mixing with the sentence around it (Unicode UAX 9). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const digitsCounted = (count: number): string =>
  counted(count, {
    zero: 'أي رقم',
    one: 'رقم واحد',
    two: 'رقمين',
    few: (n) => `${n} أرقام`,
    many: (n) => `${n} رقمًا`,
    other: (n) => `${n} رقم`,
  });

/** Keeps a text that runs from left to right in its own order inside an Arabic sentence (Unicode UAX 9). */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** How many results a search has. */
const resultsCounted = ({ count }: { count: number }): string =>
  counted(count, {
    zero: 'لا توجد نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: (n) => `${n} نتائج`,
    many: (n) => `${n} نتيجة`,
    other: (n) => `${n} نتيجة`,
  });

/** Arabic, complete. */
export const ar: UiMessages = {
  field: {
    errorPrefix: 'خطأ:',
    optional: '(اختياري)',
  },
  button: {
    pending: 'جارٍ الإرسال',
  },
  link: {
    opensInNewTab: '(يفتح في علامة تبويب جديدة)',
  },
  spinner: {
    label: 'جارٍ التحميل...',
  },
  textField: {
    charactersLeft: ({ count }) =>
      counted(count, {
        zero: 'لم يتبقَّ أي حرف',
        one: 'تبقّى حرف واحد',
        two: 'تبقّى حرفان',
        few: (n) => `تبقّت ${n} أحرف`,
        many: (n) => `تبقّى ${n} حرفًا`,
        other: (n) => `تبقّى ${n} حرف`,
      }),
    charactersOver: ({ count }) =>
      counted(count, {
        zero: 'لا توجد أحرف زائدة',
        one: 'يوجد حرف واحد زائد',
        two: 'يوجد حرفان زائدان',
        few: (n) => `توجد ${n} أحرف زائدة`,
        many: (n) => `يوجد ${n} حرفًا زائدًا`,
        other: (n) => `يوجد ${n} حرف زائد`,
      }),
  },
  passwordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    shown: 'كلمة المرور ظاهرة',
    hidden: 'كلمة المرور مخفية',
    capsLock: 'مفتاح Caps Lock مفعّل',
  },
  passwordRules: {
    heading: 'يجب أن تحتوي كلمة المرور على',
    met: 'مستوفى:',
    unmet: 'غير مستوفى:',
    summary: ({ met, total }) => `المتطلبات المستوفاة: ${met} من ${total}`,
  },
  phoneField: {
    normalised: ({ from }) => `تم التغيير من ${leftToRight(from)}`,
  },
  numberField: {
    notANumber: 'اكتب عددًا بالأرقام',
    ambiguousComma: ({ decimal, whole }) => `اكتب ${decimal} بنقطة أو ${whole} بلا فاصلة`,
    ambiguousDot: ({ decimal, whole }) => `اكتب ${decimal} بفاصلة أو ${whole} بلا نقطة`,
    tooManyDigits: ({ digits }) => `اكتب عددًا لا يزيد على ${digitsCounted(digits)}`,
    tooSmall: ({ min }) => `اكتب ${min} أو أكثر`,
    tooLarge: ({ max }) => `اكتب ${max} أو أقل`,
    wholeOnly: 'اكتب عددًا صحيحًا',
    tooManyDecimals: ({ decimals }) => `اكتب بعد النقطة ما لا يزيد على ${digitsCounted(decimals)}`,
    betweenSteps: ({ nearest }) => `أقرب ما يمكنك كتابته ${nearest}`,
    increase: 'زيادة',
    decrease: 'إنقاص',
  },
  dateField: {
    day: 'اليوم',
    month: 'الشهر',
    year: 'السنة',
    openCalendar: 'فتح التقويم',
    calendarFailed: 'تعذر تحميل التقويم. اكتب التاريخ أو حاول مرة أخرى.',
    filled: ({ date }) => `تم إدخال ${date}`,
    incomplete: ({ missing }) => `أدخل التاريخ كاملًا. الناقص: ${missing}`,
    notADay: 'أدخل اليوم عددًا من 1 إلى 31',
    notAMonth: 'أدخل الشهر عددًا من 1 إلى 12',
    notAYear: 'أدخل السنة بأربعة أرقام',
    noSuchDay: ({ month, days }) =>
      `ليس في ${month} إلا ${counted(days, {
        zero: 'أي يوم',
        one: 'يوم واحد',
        two: 'يومان',
        few: (n) => `${n} أيام`,
        many: (n) => `${n} يومًا`,
        other: (n) => `${n} يوم`,
      })}`,
    tooEarly: ({ min }) => `أدخل ${min} أو تاريخًا بعده`,
    tooLate: ({ max }) => `أدخل ${max} أو تاريخًا قبله`,
  },
  dateRangeField: {
    from: 'من',
    to: 'إلى',
    filled: ({ from, to }) => `تم إدخال الفترة من ${from} إلى ${to}`,
  },
  calendar: {
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    month: 'الشهر',
    year: 'السنة',
    day: ({ date, notes }) => [date, ...notes].join('، '),
    today: 'اليوم',
    chosen: 'مختار',
    earliest: 'أقرب يوم يمكن اختياره',
    latest: 'أبعد يوم يمكن اختياره',
    rangeStart: 'اليوم الأول',
    rangeEnd: 'اليوم الأخير',
    chooseFirst: 'اختر اليوم الأول',
    chooseLast: 'اختر الآن اليوم الأخير',
  },
  fileField: {
    choose: 'اختر ملفًا',
    chooseMany: 'اختر ملفات',
    drop: 'أو أفلته هنا',
    dropMany: 'أو أفلتها هنا',
    chosen: 'الملفات المختارة',
    remove: ({ name }) => `إزالة ${isolated(name)}`,
    added: ({ name }) => `أُضيف ${isolated(name)}`,
    addedMany: ({ count }) =>
      counted(count, {
        zero: 'لم يُضف أي ملف',
        one: 'أُضيف ملف واحد',
        two: 'أُضيف ملفان',
        few: (n) => `أُضيفت ${n} ملفات`,
        many: (n) => `أُضيف ${n} ملفًا`,
        other: (n) => `أُضيف ${n} ملف`,
      }),
    replaced: ({ name, before }) => `أُضيف ${isolated(name)} بدلًا من ${isolated(before)}`,
    removed: ({ name }) => `أُزيل ${isolated(name)}`,
    wrongKind: ({ name, kinds }) => `لم يُضف ${isolated(name)}. اختر ${kinds}`,
    tooLarge: ({ name, max }) => `لم يُضف ${isolated(name)}. اختر ملفًا لا يتجاوز ${isolated(max)}`,
    tooMany: ({ name, count }) =>
      `لم يُضف ${isolated(name)}. يمكنك اختيار ${counted(count, {
        zero: 'لا شيء',
        one: 'ملف واحد',
        two: 'ملفين',
        few: (n) => `${n} ملفات كحد أقصى`,
        many: (n) => `${n} ملفًا كحد أقصى`,
        other: (n) => `${n} ملف كحد أقصى`,
      })}`,
    empty: ({ name }) => `لم يُضف ${isolated(name)}. لا شيء فيه`,
    unreadable: ({ name }) =>
      `لم يُضف ${isolated(name)}. لا يقرأ هذا الجهاز صورًا من هذا النوع. اختر صورة JPEG أو لقطة شاشة لها`,
    preparing: 'يجري تصغير الصورة...',
    duplicate: ({ name }) => `${isolated(name)} موجود من قبل`,
    images: 'صورة',
    videos: 'مقطع فيديو',
    sounds: 'تسجيلًا صوتيًا',
    uploading: ({ name }) => `جارٍ رفع ${isolated(name)}`,
    uploaded: 'تم الرفع',
    fileUploaded: ({ name }) => `تم رفع ${isolated(name)}`,
    failed: ({ name, error }) => `${isolated(name)}: ${error}`,
    retry: 'أعد المحاولة',
  },
  errorSummary: {
    heading: ({ count }) =>
      counted(count, {
        zero: 'لا شيء يحتاج إلى انتباهك',
        one: 'أمر واحد يحتاج إلى انتباهك',
        two: 'أمران يحتاجان إلى انتباهك',
        few: (n) => `${n} أمور تحتاج إلى انتباهك`,
        many: (n) => `${n} أمرًا يحتاج إلى انتباهك`,
        other: (n) => `${n} أمر يحتاج إلى انتباهك`,
      }),
  },
  pagination: {
    label: 'التنقل بين الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: ({ page }) => `الصفحة ${page}`,
    pageOf: ({ page, count }) => `الصفحة ${page} من ${count}`,
  },
  reorderableList: {
    moveUp: ({ name }) => `نقل ${isolated(name)} إلى الأعلى`,
    moveDown: ({ name }) => `نقل ${isolated(name)} إلى الأسفل`,
    moved: ({ name, place, count }) => `${isolated(name)} الآن في الموضع ${place} من ${count}`,
  },
  resultCount: {
    range: ({ start, end, total }) => `النتائج ${start} - ${end} من ${total}`,
    rangeOfMore: ({ start, end, total }) => `النتائج ${start} - ${end} من أكثر من ${total}`,
  },
  breadcrumbs: {
    label: 'مسار التنقل',
    home: 'الرئيسية',
    showAll: 'إظهار المسار كاملًا',
  },
  modal: {
    close: 'إغلاق',
  },
  commandPalette: {
    placeholder: 'ابحث أو اختر أمرًا',
    noItemsFound: 'لم يُعثر على نتائج',
    typeToSearch: 'اكتب للبحث',
    loading: 'جارٍ التحميل...',
    loadFailed: 'تعذّر تحميل النتائج.',
    retry: 'إعادة المحاولة',
    close: 'إغلاق',
    resultCount: resultsCounted,
  },
  confirmDialog: {
    cancel: 'إلغاء',
  },
  helpTip: {
    label: 'مساعدة',
  },
  sideMenu: {
    label: 'القائمة الرئيسية',
    toggle: 'القائمة',
    loading: 'جارٍ تحميل القائمة',
  },
  stepper: {
    position: ({ step, count }) => `الخطوة ${step} من ${count}`,
    done: 'مكتملة',
    error: 'فيها خطأ',
  },
  table: {
    sortBy: 'ترتيب حسب',
    sortedAscending: ({ column }) => `مرتّب حسب ${column} تصاعديًا`,
    sortedDescending: ({ column }) => `مرتّب حسب ${column} تنازليًا`,
    loading: 'جارٍ التحميل...',
  },
  dataGrid: {
    selectAll: 'تحديد كل ما في هذه الصفحة',
    selectRow: ({ row }) => `تحديد ${row}`,
    selected: ({ count }) => `المحدّد: ${count}`,
    clearSelection: 'إلغاء التحديد',
    actions: 'الإجراءات',
    actionsFor: ({ row }) => `إجراءات ${row}`,
    actionsFailed: 'تعذّر تحميل الإجراءات. تحقّق من الاتصال واضغط مرة أخرى.',
  },
  errorState: {
    title: 'حدث خطأ ما',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ التحميل...',
    reference: ({ id }) => `المرجع: ${leftToRight(id)}`,
  },
  richText: {
    opensSite: ({ host }) => `(يفتح ${leftToRight(host)})`,
  },
  richTextField: {
    formatting: 'التنسيق',
    bold: 'عريض',
    italic: 'مائل',
    heading: 'عنوان',
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقّمة',
  },
  appShell: {
    skipToContent: 'الانتقال إلى المحتوى الرئيسي',
  },
  appHeader: {
    navigation: 'الموقع',
  },
  appFooter: {
    documents: 'المستندات',
    social: 'وسائل التواصل الاجتماعي',
  },
  otpField: {
    numbersOnly: 'يمكن إدخال الأرقام فقط',
    noCodeFound: 'لا يوجد رمز في النص الملصق',
    complete: 'اكتمل الرمز',
    progress: ({ count, length }) => `أُدخل ${count} من ${length}`,
  },
  resendTimer: {
    resend: 'إعادة إرسال رمز التحقق',
    wait: ({ time }) => `بعد ${time}`,
    started: ({ seconds: count }) => `يمكنك طلب رمز جديد بعد ${seconds(count)}`,
    remaining: ({ seconds: count }) => `يمكنك إعادة الإرسال بعد ${seconds(count)}`,
    over: 'يمكنك إعادة الإرسال الآن',
    sending: 'جارٍ الإرسال',
  },
  searchSelect: {
    noItemsFound: 'لم يُعثر على عناصر',
    typeToSearch: 'اكتب للبحث',
    addItem: 'إضافة عنصر',
    loading: 'جارٍ التحميل...',
    clearAll: 'مسح الكل',
    showOptions: 'إظهار الخيارات',
    close: 'إغلاق',
    loadFailed: 'تعذّر تحميل العناصر.',
    addFailed: 'تعذّرت إضافة العنصر.',
    retry: 'إعادة المحاولة',
    resultCount: resultsCounted,
  },
  multiSelect: {
    selectedItems: 'المحدد',
    selected: ({ count }) => (count === 0 ? 'لم يُحدَّد شيء' : `المحدد: ${arabicCount(count)}`),
    summary: ({ count, labels }) => `المحدد ${arabicCount(count)}: ${labels}`,
    more: ({ count }) => `${arabicCount(count)} أخرى`,
    showMore: ({ count }) => `إظهار ${arabicCount(count)} أخرى`,
    added: ({ label, count }) => `أُضيف ${label}، المحدد: ${arabicCount(count)}`,
    removed: ({ label, count }) =>
      count === 0 ? `أُزيل ${label}، لم يُحدَّد شيء` : `أُزيل ${label}، المحدد: ${arabicCount(count)}`,
    remove: ({ label }) => `إزالة ${label}`,
    selectAll: ({ count }) => `تحديد الكل (${arabicCount(count)})`,
    limit: ({ max }) => `الحد الأقصى للاختيار: ${arabicCount(max)}`,
    done: ({ count }) => (count === 0 ? 'تم' : `تم، المحدد: ${arabicCount(count)}`),
  },
  select: {
    placeholder: 'اختر',
    clear: 'مسح',
  },
  searchField: {
    clear: 'مسح',
    loading: 'جارٍ التحميل...',
    noResults: 'لا توجد نتائج',
    resultCount: resultsCounted,
  },
  captchaField: {
    label: 'أنا شخص حقيقي',
    working: 'جارٍ التحقق...',
    checked: 'تم التحقق',
    expired: 'انتهت صلاحية التحقق. تحقق مرة أخرى.',
    failed: 'لم ينجح التحقق. حاول مرة أخرى.',
    blocked: 'تعذّر تحميل التحقق. اسمح بنصه البرمجي في متصفحك أو غيّر الشبكة، ثم حاول مرة أخرى.',
  },
  alert: {
    danger: 'خطأ:',
    warning: 'تحذير:',
    success: 'تم بنجاح:',
    info: 'معلومة:',
    dismiss: 'تجاهل',
  },
  alertRegion: {
    label: ({ count }) => `الإشعارات (${count})`,
    times: ({ count }) =>
      counted(count, {
        zero: 'ولا مرة',
        one: 'مرة واحدة',
        two: 'مرتان',
        few: (n) => `${n} مرات`,
        many: (n) => `${n} مرة`,
        other: (n) => `${n} مرة`,
      }),
    recent: 'الإشعارات الأخيرة',
    noneRecent: 'لا توجد إشعارات بعد',
  },
};
