import { OTPInput } from 'input-otp';

const box = { width: 36, height: 36, border: '1px solid #ccc' };

export default function Otp() {
  return (
    <OTPInput
      maxLength={6}
      aria-label="One-time code"
      render={({ slots }) => (
        <div style={{ display: 'flex' }}>
          {slots.map((slot, index) => (
            <div key={index} style={box}>
              {slot.char}
              {slot.hasFakeCaret && '|'}
            </div>
          ))}
        </div>
      )}
    />
  );
}
