import { OtpField } from '@aarambh/ui/OtpField';

export default function Otp() {
  return <OtpField label="One-time code" name="otp" />;
}
