export function ContactScreen() { return <h1>ContactScreen</h1>; }
