import { useCallback, useEffect, useState } from 'react';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import {
  type DocumentDefinition,
  type DocumentField,
  type Values,
  initialValues,
} from '../domain/documentTypes';
import { fieldProblem } from '../domain/fieldProblem';
import { forgetAnswers, recallAnswers, rememberAnswers } from '../domain/leftAnswers';
import { useAfterPress } from '@anunturi/shared-runtime/forms/useAfterPress';
import { useDeviceDraft } from './useDeviceDraft';

/** The day of signing; a document's own term may count from another day, which only the visitor knows. */
const SIGNED_ON = 'date';

/**
 * The answers of a document; `key` names it while the page lives, `opened` when `first` comes from a file. Problems
 * are reckoned from the answers, so nothing but the answers and which fields
 * were left is kept: a form library would only hold the same twice.
 */
export function useDocumentForm(
  definition: DocumentDefinition,
  first: Values,
  { key, opened }: { key: string; opened: boolean },
) {
  const [recalled, setRecalled] = useState(() => (opened ? null : recallAnswers(key)));
  const [values, setValues] = useState<Values>(() => ({
    ...initialValues(definition),
    ...first,
    ...recalled,
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [dirty, setDirty] = useState(false);
  const draft = useDeviceDraft(values, {
    key,
    resume: !opened,
    onFound(kept) {
      if (recalled) return; // left here a moment ago: at least as new
      setRecalled(kept);
      setValues((now) => ({ ...now, ...kept }));
    },
  });

  const [today, setToday] = useState<string>();
  useEffect(() => {
    const day = toIsoDay(new Date());
    // oxlint-disable-next-line react/set-state-in-effect -- a server knows no day
    setToday(day);
    setValues((now) => (now[SIGNED_ON] ? now : { ...now, [SIGNED_ON]: day }));
  }, [recalled]);

  useEffect(() => {
    if (dirty) rememberAnswers(key, values);
  }, [dirty, key, values]);

  const fill = useCallback((answers: Values) => {
    setValues((now) => ({ ...now, ...answers }));
    setDirty(true);
  }, []);
  const afterPress = useAfterPress();
  const leave = useCallback(
    (name: string) =>
      afterPress(() => setLeft((now) => (now.has(name) ? now : new Set(now).add(name)))),
    [afterPress],
  );

  const atRisk = dirty && !draft.kept;
  useEffect(() => {
    if (!atRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [atRisk]);

  return {
    values,
    /** The day, once the device has said it. */
    today,
    /** Whether the device keeps the answers because the visitor asked, and the switch for it. */
    draft,
    /** Puts answers in; those not named stay. */
    fill,
    /** Whether these answers were left here earlier. */
    recalled: recalled !== null,
    startAnew() {
      forgetAnswers(key);
      draft.keep(false);
      setRecalled(null);
      setValues({ ...initialValues(definition), ...first });
      setLeft(new Set());
      setDirty(false);
    },
    leave,
    problemOf: (field: DocumentField) =>
      left.has(field.name) ? fieldProblem(field, values) : null,
    /** The answers are safe in a file: leaving the page loses nothing. */
    markKept: () => setDirty(false),
  };
}

export type DocumentForm = ReturnType<typeof useDocumentForm>;
