import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepTypedProfile, type ProfileFields, readTypedProfile } from '../domain/typedProfile';

/** Puts back what was typed into the profile and not saved, and keeps what is typed from now on. */
export function useTypedProfile(uid: string, form: UseFormReturn<ProfileFields>) {
  const [kept] = useState(() => readTypedProfile(uid));
  useEffect(() => {
    for (const [name, value] of Object.entries(kept ?? {}) as [keyof ProfileFields, string][])
      if (form.getValues(name) !== value) form.setValue(name, value, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, values }) => keepTypedProfile(uid, isDirty ? { ...values } : null),
    });
  }, [form, kept, uid]);
  const forget = () => keepTypedProfile(uid, null);
  return {
    isRestored: kept !== null,
    /** What is typed is saved: nothing waits. */
    forget,
    discard() {
      form.reset(undefined, { keepDirtyValues: false });
      forget();
    },
  };
}
