/** `₹9,60,000`: an amount of paise in whole rupees, with Indian groups of digits. @param language `en` or `hi` */
export const rupees = (paise: number, language: string): string =>
  new Intl.NumberFormat(`${language}-IN`, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(paise / 100);
