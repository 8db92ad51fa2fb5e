import { textFields, useRegistration } from '../registration.js';

export default function Register() {
  const { register, onSubmit, errors } = useRegistration();
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1>Register</h1>
      {textFields.map(([name, label, type]) => (
        <p key={name}>
          <label htmlFor={name}>{label}</label>
          <input id={name} type={type} aria-invalid={name in errors} {...register(name)} />
          <span>{errors[name]?.message}</span>
        </p>
      ))}
      <label>
        <input type="checkbox" {...register('terms')} /> I accept the terms of use
      </label>
      <button type="submit">Register</button>
    </form>
  );
}
