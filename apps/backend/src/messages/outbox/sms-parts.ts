/** The characters of GSM 03.38, of which an SMS holds 160; those of its extension take two places. */
const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const extension = /[\^{}\\[~\]|€]/g;

/**
 * How many SMS a text is paid as: 160 characters of the Latin alphabet or 70 of any other script, and of a longer text 153 or 67 in each
 * (3GPP TS 23.040). A character outside of Unicode's first plane counts twice.
 */
export function smsParts(text: string): number {
  const isLatin = basic.test(text);
  const length = isLatin ? text.length + (text.match(extension)?.length ?? 0) : text.length;
  const [alone, each] = isLatin ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}
