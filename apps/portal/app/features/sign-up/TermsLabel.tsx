import { Link } from '@aarambh/ui/Link';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { documents } from '#app/screen/documents.ts';

interface TermsLabelProps {
  /** @default the words of the box on a registration */
  readonly text?: 'register.terms' | 'reset.terms';
}

/** A sentence about the terms, with the way to them; they open beside the form, which stays as it is. */
export function TermsLabel({ text = 'register.terms' }: TermsLabelProps) {
  const { t } = useTranslation();
  const [before, terms, after] = t(text).split(/<\/?terms>/);
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
