/** Fields as 0.1.0 has them: each change is told by its event. */
import {
  Autocomplete,
  Checkbox,
  CheckboxGroup,
  MultiSelect,
  PasswordField,
  PhoneField,
  RadioGroup,
  SearchField,
  SearchSelect,
  Select,
  Switch,
  TextArea,
  TextField,
} from '@aarambh/ui';
import { useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];
const cities = ['Nagpur', 'Pune', 'Surat'].map((label) => ({ id: label, label }));

export function Fields() {
  const [heard, setHeard] = useState<Readonly<Record<string, string>>>({});
  const hear = (field: string, value: string): void => setHeard((before) => ({ ...before, [field]: value }));
  const { register } = useForm({ defaultValues: { street: '' } });

  const hearCity = (event: ChangeEvent<HTMLInputElement>): void => hear('city', event.target.value);

  return (
    <section aria-label="Fields">
      <TextField label="Name" onChange={(event) => hear('name', event.target.value)} />
      <TextArea label="Address" onChange={({ currentTarget: { value } }) => hear('address', value)} />
      <PasswordField label="Secret" onChange={(e) => hear('secret', e.currentTarget.value)} />
      <PhoneField label="Mobile" onChange={({ target }) => hear('mobile', target.value)} />
      <SearchField label="Find" onChange={(event) => hear('find', event.currentTarget.value.trim())} />
      <Autocomplete
        label="College"
        suggestions={['IIT', 'NIT']}
        onChange={(e) => hear('college', e.target.value)}
      />
      <TextField label="City" onChange={hearCity} />
      <TextField label="Street" {...register('street')} />
      <Select label="Size" options={sizes} onChange={({ target: { value } }) => hear('size', value)} />
      <RadioGroup label="Hall" options={sizes} onChange={(event) => hear('hall', event.target.value)} />
      <Checkbox label="Agreed" onChange={({ target }) => hear('agreed', String(target.checked))} />
      <Switch label="Alerts" onChange={(event) => hear('alerts', String(event.currentTarget.checked))} />
      <CheckboxGroup
        label="Days"
        name="days"
        options={sizes}
        onChange={({ currentTarget: { value, checked } }) => hear('days', `${value} ${checked}`)}
      />
      <SearchSelect
        label="Place"
        items={cities}
        onChange={(id, item) => hear('place', `${id} ${item?.label}`)}
      />
      <MultiSelect
        label="Places"
        items={cities}
        onChange={(ids, items) =>
          hear('places', `${ids.length} ${items.map(({ label }) => label).join(' ')}`)
        }
      />
      <output aria-label="Heard">{JSON.stringify(heard)}</output>
    </section>
  );
}
