import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { type ReactNode, useState } from 'react';

type Props = {
  summary: string;
  /** Whether one of its fields is wrong. */
  isWrong: boolean;
  /** How often the form was tried to be saved. */
  tries: number;
  children: ReactNode;
};

/** Fields of a form that open at each try to save that finds one of them wrong; else they stay as the person leaves them. */
export function FormDisclosure({ summary, isWrong, tries, children }: Props) {
  const [shown, setShown] = useState({ isOpen: false, afterTry: 0 });
  if (isWrong && shown.afterTry !== tries) setShown({ isOpen: true, afterTry: tries });
  return (
    <Disclosure
      summary={summary}
      open={shown.isOpen}
      onToggle={({ currentTarget: { open } }) => setShown((was) => ({ ...was, isOpen: open }))}
    >
      {children}
    </Disclosure>
  );
}
