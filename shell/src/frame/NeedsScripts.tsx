/** Stands in a form that scripts send, for people who have switched them off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Formularul se trimite doar cu JavaScript. Activați-l în setările browserului.</p>
    </noscript>
  );
}
