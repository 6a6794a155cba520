import type { AuthProblem } from '@anunturi/shared-auth/session';
import { focusFirst } from '@anunturi/shared-runtime/forms/focusFirst';
import { useLookAfterPress } from '@anunturi/shared-runtime/forms/useLookAfterPress';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * A form over an account action. A problem of the action stands beside the field it belongs to; what belongs to none is
 * under `root`. Nothing typed is lost.
 */
export function useAccountForm<Fields extends FieldValues>(
  schema: ZodMiniType<Fields, Fields>,
  defaultValues: UseFormProps<Fields>['defaultValues'],
  act: (fields: Fields) => Promise<void>,
) {
  const resolver = useLookAfterPress(
    zodResolver(schema) as NonNullable<UseFormProps<Fields>['resolver']>,
  );
  const form = useForm<Fields>({
    resolver,
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(async (fields) => {
    try {
      await act(fields);
    } catch (error) {
      if (!isAuthProblem(error)) throw error;
      const field = error.field in fields ? (error.field as Path<Fields>) : 'root';
      form.setError(field, { message: error.message }, { shouldFocus: true });
    }
  }, focusFirst);
  return {
    ...form,
    submit: (event: React.FormEvent) => void submit(event),
    errors: form.formState.errors,
    isBusy: form.formState.isSubmitting,
  };
}

function isAuthProblem(error: unknown): error is AuthProblem {
  return error instanceof Error && error.name === 'AuthProblem';
}
