import '@aarambh/ui/theme';
import { attempt, createClient, createClock } from '@aarambh/api-client';
import { createTranslate, login } from '@aarambh/forms';
import english from '@aarambh/forms/messages/en.json';
import {
  FormCaptcha,
  FormPasswordField,
  FormPhoneField,
  FormsProvider,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  Form,
  Heading,
  Menu,
  OtpField,
  Provider,
  RadioGroup,
  SearchSelect,
  Stack,
  TextField,
} from '@aarambh/ui';
import { Tooltip } from '@aarambh/ui/Tooltip';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

const states = [
  { id: 'ka', label: 'Karnataka' },
  { id: 'kl', label: 'Kerala' },
  { id: 'tn', label: 'Tamil Nadu' },
];

const batches = [
  { value: '2026', label: '2026' },
  { value: '2027', label: '2027' },
];

/** A native form: what it sends is what its fields hold. */
function Application() {
  const nameRef = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    setSent(new URLSearchParams(texts).toString());
  };

  return (
    <Form onSubmit={send} aria-label="Application">
      <Button variant="quiet" onClick={() => nameRef.current?.focus()}>
        Go to the name
      </Button>
      <TextField label="Full name" name="name" ref={nameRef} />
      <SearchSelect label="State" name="state" items={states} />
      <RadioGroup label="Batch" name="batch" options={batches} defaultValue="2026" />
      <OtpField label="Code" name="code" />
      <Checkbox label="I agree" name="agreed" value="yes" />
      <Button type="submit">Apply</Button>
      <output aria-label="Sent">{sent}</output>
    </Form>
  );
}

/** A form of the rules' package: fields, texts and verdicts come from its definition. */
function SignIn() {
  const [message, setMessage] = useState('');
  const form = useSchemaForm(login, {
    onSubmit(values) {
      setMessage(`Signed in as ${values.mobileNumber}`);
    },
  });
  return (
    <SchemaForm form={form} aria-label="Sign in">
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField form={form} name="password" />
      <FormCaptcha form={form} name="captcha" adapter={{ solve: () => Promise.resolve('token') }} />
      <SubmitButton form={form}>Sign in</SubmitButton>
      {message !== '' && <Alert tone="success">{message}</Alert>}
    </SchemaForm>
  );
}

function Overlays() {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing');
  const [answer, setAnswer] = useState('');

  const ask = async (): Promise<void> => {
    const client = createClient({ apiBase: '/api', clock: createClock() });
    const result = await attempt(client.GET('/institute/all', { params: { query: { pageNo: -1 } } }));
    setAnswer(result.ok ? 'answered' : result.error.kind);
  };

  return (
    <Stack>
      <Tooltip content="Opens a dialog">
        <Button onClick={() => setIsOpen(true)}>Read the terms</Button>
      </Tooltip>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Terms">
        <p>Be kind.</p>
      </Dialog>
      <Menu
        label="Actions"
        items={[
          { id: 'copy', label: 'Copy' },
          { id: 'archive', label: 'Archive' },
        ]}
        onAction={setChosen}
        renderTrigger={(props) => (
          <Button {...props} variant="secondary">
            Actions
          </Button>
        )}
      />
      <p>Chosen: {chosen}</p>
      <Button variant="secondary" onClick={() => void ask()}>
        Ask the server
      </Button>
      <p>Answer: {answer}</p>
    </Stack>
  );
}

const translate = createTranslate(english);

/** What a consumer of the published packages would write. */
export function Screen() {
  return (
    <Provider locale="en">
      <FormsProvider translate={translate}>
        <main>
          <Stack gap="lg">
            <Heading level={1}>Packed packages</Heading>
            <Application />
            <SignIn />
            <Overlays />
          </Stack>
        </main>
      </FormsProvider>
    </Provider>
  );
}
