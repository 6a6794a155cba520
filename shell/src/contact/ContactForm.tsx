import { SUBJECT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { legalRequestKinds } from '@anunturi/shared-domain/people/legalRequestKinds';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX } from '@anunturi/shared-domain/site/limits';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useLookAfterPress } from '@anunturi/shared-runtime/forms/useLookAfterPress';
import { useFormProof } from '@anunturi/shared-runtime/forms/useFormProof';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendContactMessage } from '../data/sendContactMessage';
import { NeedsScripts } from '../frame/NeedsScripts';
import classes from './ContactScreen.module.css';
import { type ContactForm as Fields, contactFormSchema } from './contactFormSchema';
import { keepMessage, readKeptMessage } from './keptMessage';
import { texts } from './texts';

const empty: Fields = { name: '', email: '', subject: '', message: '' };

/** What is said stands above the button that was pressed: on a phone it would be half behind the bar at the bottom. */
const bringIntoView = (said: HTMLElement | null) => said?.scrollIntoView?.({ block: 'nearest' });

/**
 * The form to the operator: says honestly, beside the button that was pressed, whether the message
 * was kept; a failure loses nothing typed.
 */
export function ContactForm() {
  const { search } = useNavState().location;
  const [sent, setSent] = useState<{ receipt: string | undefined }>();
  const [sentTimes, setSentTimes] = useState(0);
  const { trap, prove } = useFormProof();
  const resolver = useLookAfterPress(zodResolver(contactFormSchema));
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<Fields>({
    resolver,
    defaultValues: {
      ...empty,
      subject: (new URLSearchParams(search).get(SUBJECT_PARAM) ?? '').slice(0, CONTACT_SUBJECT_MAX),
    },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    const kept = readKeptMessage();
    if (kept) reset((now) => ({ ...kept, subject: now.subject || kept.subject }));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepMessage(values),
    });
  }, [reset, subscribe]);

  const send = handleSubmit(async ({ name, email, subject, message }) => {
    setSent(undefined);
    try {
      const fields = {
        name: tidyText(name),
        email,
        subject: tidyText(subject),
        message: message.trim(),
      };
      const receipt = await sendContactMessage(fields, prove);
      reset(empty);
      setSent({ receipt });
      setSentTimes((times) => times + 1);
    } catch (error) {
      console.error('The contact message could not be sent', error);
      const refused = isMarketError(error) ? error : undefined;
      for (const [field, words] of Object.entries(refused?.fields ?? {}))
        if (field in empty) setError(field as keyof Fields, { message: words });
      setError('root', { message: refused ? texts.refused(refused.message) : texts.failed });
    }
  });

  return (
    <form
      className={classes.form}
      onSubmit={(event) => void send(event)}
      method="post"
      noValidate
      aria-label="Scrieți-ne"
    >
      <NeedsScripts />
      <TextField
        label="Nume"
        autoComplete="name"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Subiect"
        list="subiecte"
        {...register('subject')}
        error={errors.subject?.message}
      />
      <datalist id="subiecte">
        {Object.values(legalRequestKinds).map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </datalist>
      <TextArea
        key={sentTimes} // its counter begins anew with the empty form
        label="Mesaj"
        rows={7}
        maxLength={CONTACT_MESSAGE_MAX}
        counter
        {...register('message')}
        error={errors.message?.message}
      />
      {trap}
      {sent && (
        <div ref={bringIntoView}>
          <Notice tone="good" role="status">
            {texts.sent(sent.receipt)}
          </Notice>
        </div>
      )}
      {errors.root && (
        <div ref={bringIntoView}>
          <Notice tone="bad" role="alert">
            {errors.root.message}
          </Notice>
        </div>
      )}
      <Button type="submit" busy={isSubmitting}>
        Trimiteți mesajul
      </Button>
    </form>
  );
}
