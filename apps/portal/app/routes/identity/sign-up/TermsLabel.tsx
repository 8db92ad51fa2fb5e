import { Link } from '@aarambh/ui/Link';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { documents } from '../../../shell/documents.ts';

/** What the box of the terms says, with the way to them; they open beside the form, which stays as it is. */
export function TermsLabel() {
  const { t } = useTranslation();
  const [before, terms, after] = t('register.terms').split(/<\/?terms>/);
  return (
    <>
      {before}
      <Link href={documents.terms} opensInNewTab>
        {terms}
      </Link>
      {after}
    </>
  );
}
