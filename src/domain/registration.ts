/**
 * Registration step by step: e-mail, password (which sends it), interests if there are any, plans [REG-01]. Pure: the
 * screen sends when `sending` becomes true, and navigates where `stepAfter` and `backFromPlans` say.
 */
import { newPasswordProblem, registrationEmailProblem, typedEmail } from './credentials';
import { INTERESTS_PATH } from './interests';

/** The steps in order. */
export function registrationSteps(interestsEnabled: boolean): readonly RegistrationStep[] {
  return interestsEnabled ? ['email', 'password', 'interests', 'plans'] : ['email', 'password', 'plans'];
}
/** A step of a registration. */
export type RegistrationStep = 'email' | 'password' | 'interests' | 'plans';

/** The step after `step`; the last step returns itself. */
export function stepAfter(step: RegistrationStep, interestsEnabled: boolean): RegistrationStep {
  const steps = registrationSteps(interestsEnabled);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Paths of the steps. After signing in, the viewer is no longer below /welcome. */
export const STEP_PATHS = {
  email: '/welcome/register',
  password: '/welcome/register',
  interests: INTERESTS_PATH,
  plans: '/plans',
} as const;

/** Path that back from the plans of a registration opens [REG-10]. */
export const backFromPlans = (interestsEnabled: boolean): string =>
  interestsEnabled ? STEP_PATHS.interests : '/profiles';

/** A field of a registration's form. */
export type RegistrationField = 'email' | 'password' | 'repeat';

/** Ending of the problem's text key, 'validation.{name}'. */
export type RegistrationProblemName =
  | 'registrationEmailRequired'
  | 'registrationEmailInvalid'
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordMismatch'
  | 'emailTaken';

/** Why a field prevents the next step: a named problem, or the service's wording. */
export type RegistrationProblem =
  | { readonly field: RegistrationField; readonly problem: RegistrationProblemName }
  | { readonly field: RegistrationField; readonly words: string };

/** State of a registration's form. */
export interface Registration {
  /** The visible step; 'left' once back was pressed on the first one. */
  readonly step: 'email' | 'password' | 'left';
  readonly email: string;
  readonly password: string;
  readonly repeat: string;
  readonly problem: RegistrationProblem | null;
  /** True while an account is being created. */
  readonly sending: boolean;
}

/** The form when it is opened. */
export const EMPTY_REGISTRATION: Registration = {
  step: 'email',
  email: '',
  password: '',
  repeat: '',
  problem: null,
  sending: false,
};

/** What happens to the form. */
export type RegistrationEvent =
  | { readonly type: 'edit'; readonly field: RegistrationField; readonly value: string }
  /** Continue, on either step. */
  | { readonly type: 'next' }
  /** One step back; while sending, cancels the request instead. */
  | { readonly type: 'back' }
  /** `code` of the service or the identity provider; `words` is shown for codes without a text of the product. */
  | { readonly type: 'refused'; readonly code: string | null; readonly words: string };

/** Codes of the reference service and the identity provider that have a text of the product. */
const PROBLEMS: Readonly<Record<string, RegistrationProblemName>> = {
  missing_email: 'registrationEmailRequired',
  invalid_email: 'registrationEmailInvalid',
  'auth/invalid-email': 'registrationEmailInvalid',
  email_already_in_use: 'emailTaken',
  'auth/email-already-in-use': 'emailTaken',
  missing_password: 'passwordRequired',
  'auth/missing-password': 'passwordRequired',
  weak_password: 'passwordTooShort',
  'auth/weak-password': 'passwordTooShort',
};

/** The registration after an event; the same object when nothing changes. */
export function register(state: Registration, event: RegistrationEvent): Registration {
  if (event.type === 'refused') return state.sending ? refused(state, event.code, event.words) : state;
  if (event.type === 'back') return stepBack(state);
  if (state.sending) return state;
  return event.type === 'edit' ? edited(state, event.field, event.value) : nextStep(state);
}

/** A problem is always of the current step, and cleared by any edit: a mismatch may be corrected in either field. */
const edited = (state: Registration, field: RegistrationField, value: string): Registration => ({
  ...state,
  [field]: value,
  problem: null,
});

function nextStep(state: Registration): Registration {
  if (state.step === 'email') {
    const problem = registrationEmailProblem(state.email);
    return problem === null
      ? { ...state, step: 'password', email: typedEmail(state.email), problem: null }
      : { ...state, problem: { field: 'email', problem } };
  }
  const problem = newPasswordProblem(state.password, state.repeat);
  return { ...state, problem, sending: problem === null };
}

function stepBack(state: Registration): Registration {
  if (state.sending) return { ...state, sending: false };
  return { ...state, step: state.step === 'password' ? 'email' : 'left', problem: null };
}

/**
 * A code about the password returns to the password step, any other one to the e-mail step [REG-06]. The input stays.
 */
function refused(state: Registration, code: string | null, words: string): Registration {
  const field = code !== null && code.toLowerCase().includes('password') ? 'password' : 'email';
  const problem = code === null ? undefined : PROBLEMS[code];
  return {
    ...state,
    sending: false,
    step: field,
    problem: problem === undefined ? { field, words } : { field, problem },
  };
}
