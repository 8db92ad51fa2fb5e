import { Button, Checkbox, PasswordInput, TextInput, Title } from '@mantine/core';
import { textFields, useRegistration } from '../registration.js';

export default function Register() {
  const { register, onSubmit, errors } = useRegistration();
  return (
    <form onSubmit={onSubmit} noValidate>
      <Title order={1}>Register</Title>
      {textFields.map(([name, label, type]) => {
        const Input = type === 'password' ? PasswordInput : TextInput;
        return <Input key={name} label={label} error={errors[name]?.message} {...register(name)} />;
      })}
      <Checkbox label="I accept the terms of use" {...register('terms')} />
      <Button type="submit">Register</Button>
    </form>
  );
}
