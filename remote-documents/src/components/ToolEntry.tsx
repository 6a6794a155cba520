import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Grid, Stack } from '@anunturi/shared-ui/layout/Stack';
import styles from './ToolEntry.module.css';

type ToolEntryTexts = {
  entryTitle: string;
  entryLead: string;
  what: readonly (readonly [title: string, text: string])[];
  howTitle: string;
  how: readonly (readonly [title: string, text: string])[];
  questionsTitle: string;
  questions: readonly (readonly [question: string, answer: string])[];
};
type Props = {
  texts: ToolEntryTexts;
  icons: readonly ComponentType<{ size?: number; strokeWidth?: number }>[];
  picture: ReactNode;
  action: { to: string; label: string; note?: string };
  children?: ReactNode;
};

/** The public page of a tool that needs an account: what it does, how, what people ask, and the way in. */
export function ToolEntry({ texts, icons, picture, action, children }: Props) {
  return (
    <Stack gap={6}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{texts.entryTitle}</h1>
          <p className={styles.lead}>{texts.entryLead}</p>
          <ButtonLink size="large" to={action.to}>
            {action.label}
          </ButtonLink>
          {action.note && <p className={styles.note}>{action.note}</p>}
        </div>
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      </header>
      <Grid as="ul" gap={2}>
        {texts.what.map(([title, text], at) => {
          const Icon = icons[at]!;
          return (
            <Card as="li" key={title} className={styles.feature}>
              <Icon size={28} strokeWidth={1.5} />
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
            </Card>
          );
        })}
      </Grid>
      <Stack as="section" gap={4} aria-labelledby="cum">
        <h2 id="cum">{texts.howTitle}</h2>
        <ol className={styles.steps}>
          {texts.how.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      </Stack>
      {children}
      <Stack as="section" gap={2} aria-labelledby="intrebari">
        <h2 id="intrebari">{texts.questionsTitle}</h2>
        {texts.questions.map(([question, answer]) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  );
}
