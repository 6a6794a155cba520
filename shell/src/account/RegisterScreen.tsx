export function RegisterScreen() { return <h1>RegisterScreen</h1>; }
