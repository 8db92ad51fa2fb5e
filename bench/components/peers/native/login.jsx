import { useState } from 'react';

export default function Login() {
  const [isShown, setIsShown] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Sign in</h1>
      <label>
        Mobile number <input name="mobile" type="tel" />
      </label>
      <label>
        Password <input name="password" type={isShown ? 'text' : 'password'} />
      </label>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Show password
      </button>
      <button type="submit">Sign in</button>
      <a href="#register">Register</a>
      <a href="#forgot">Forgot password</a>
    </form>
  );
}
