import classes from './HowItWorks.module.css';

const steps = [
  {
    title: 'Scrieți mașina într-un rând',
    text: '„Logan 1.5 dCi 2018”: marca, modelul, anul și motorul se completează singure.',
  },
  {
    title: 'Adăugați fotografii',
    text: 'Direct de pe telefon; le micșorăm noi înainte de trimitere.',
  },
  {
    title: 'Vorbiți cu cumpărătorul',
    text: 'Telefonul apare numai cui îl cere; mesajele rămân pe site.',
  },
  {
    title: 'Semnați contractul',
    text: 'Se completează din anunț și se tipărește de aici.',
  },
];

/** Selling here, from the first word to the contract. */
export function HowItWorks() {
  return (
    <section>
      <h2>Cum vindeți aici</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
