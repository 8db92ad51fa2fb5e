import { Card } from '@aarambh/ui/Card';
import { Container } from '@aarambh/ui/Container';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { CompanyAddress } from './CompanyAddress.tsx';
import * as styles from './contact-us.css.ts';
import { ContactForm } from './ContactForm.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Asks for what a first talk about hiring needs, and says where the company is (specification, section 2). */
export default function ContactUs() {
  const { t } = useTranslation();
  return (
    <Container width="lg" className={styles.columns}>
      <Card>
        <Stack gap="md">
          <ScreenHeading lead={t('contact.lead')}>{t('contact.title')}</ScreenHeading>
          <ContactForm />
        </Stack>
      </Card>
      <CompanyAddress />
    </Container>
  );
}
