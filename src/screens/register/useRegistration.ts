import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { ApiError } from '../../api';
import { IdentityError } from '../../api/identityError';
import { EMPTY_REGISTRATION, register, STEP_PATHS, stepAfter } from '../../domain/registration';
import type { Registration, RegistrationField } from '../../domain/registration';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { createAccountMaker } from './createAccount';

interface RegistrationForm {
  readonly state: Registration;
  readonly edit: (field: RegistrationField, value: string) => void;
  readonly next: () => void;
  readonly back: () => void;
}

/** The state of a registration form, the account it creates, and the step that follows. */
export function useRegistration(): RegistrationForm {
  const { api, session } = useServices();
  const { replace } = useNavigation();
  const text = useText();
  const fail = useFailure();
  const interestsEnabled = useSettings((state) => state.settings?.interestsEnabled === true);
  const [state, dispatch] = useReducer(register, EMPTY_REGISTRATION);
  // Path that signing in opens; the form itself does not navigate.
  const following = STEP_PATHS[stepAfter('password', interestsEnabled)];
  const [create] = useState(() =>
    createAccountMaker({
      register: api.register,
      exchange: api.tokenExchange,
      signIn: (token) => session.signInWithToken(token, following),
    }),
  );

  const send = useEffectEvent((signal: AbortSignal) => {
    const { email, password } = state;
    create({ email, password, language: session.language() }, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      const atRegistering = error instanceof ApiError && error.call === 'register';
      const { details, text: key } = fail(atRegistering ? 'register' : 'tokenExchange', error);
      dispatch({ type: 'refused', code: codeOf(error), words: details ?? text(key ?? 'error.occurred') });
    });
  });
  useEffect(() => {
    if (!state.sending) return undefined;
    const abortController = new AbortController();
    send(abortController.signal);
    return () => abortController.abort();
  }, [state.sending]);

  const left = state.step === 'left';
  useEffect(() => {
    if (left) replace('/welcome');
  }, [left, replace]);

  return {
    state,
    edit: (field, value) => dispatch({ type: 'edit', field, value }),
    next: () => dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'back' }),
  };
}

/** The code that selects the step: the service's, or the identity provider's. */
function codeOf(error: unknown): string | null {
  if (error instanceof IdentityError) return error.providerCode;
  return error instanceof ApiError ? (error.service?.code ?? error.service?.reasonCode ?? null) : null;
}
