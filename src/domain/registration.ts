/**
 * Registration step by step: e-mail, password (which sends it), interests if there are any, plans [REG-01]. Pure: the screen
 * sends when `sending` becomes true, and goes where `stepAfter` and `backFromPlans` say.
 */
import { newPasswordProblem, registrationEmailProblem, typedEmail } from './credentials';
import { INTERESTS_PATH } from './interests';

/** The steps in their order. */
export function registrationSteps(interestsEnabled: boolean): readonly RegistrationStep[] {
  return interestsEnabled ? ['email', 'password', 'interests', 'plans'] : ['email', 'password', 'plans'];
}
export type RegistrationStep = 'email' | 'password' | 'interests' | 'plans';

/** The step after one; the last one has none after it. */
export function stepAfter(step: RegistrationStep, interestsEnabled: boolean): RegistrationStep {
  const steps = registrationSteps(interestsEnabled);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Where the steps are. Signed in after the form, the viewer has left /welcome. */
export const STEP_PATHS = {
  email: '/welcome/register',
  password: '/welcome/register',
  interests: INTERESTS_PATH,
  plans: '/plans',
} as const;

/** Back from the plans of a registration [REG-10]. */
export const backFromPlans = (interestsEnabled: boolean): string =>
  interestsEnabled ? STEP_PATHS.interests : '/profiles';

export type RegistrationField = 'email' | 'password' | 'repeat';

/** Ending of its text's key, 'validation.{name}'. */
export type RegistrationProblemName =
  | 'registrationEmailRequired'
  | 'registrationEmailInvalid'
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordMismatch'
  | 'emailTaken';

/** Why a field keeps registration from going on: by name, or in the service's own words. */
export type RegistrationProblem =
  | { readonly field: RegistrationField; readonly problem: RegistrationProblemName }
  | { readonly field: RegistrationField; readonly words: string };

export interface Registration {
  /** What is shown; 'left' once back has been pressed on the first step. */
  readonly step: 'email' | 'password' | 'left';
  readonly email: string;
  readonly password: string;
  readonly repeat: string;
  readonly problem: RegistrationProblem | null;
  /** An account is being made. */
  readonly sending: boolean;
}

export const EMPTY_REGISTRATION: Registration = {
  step: 'email',
  email: '',
  password: '',
  repeat: '',
  problem: null,
  sending: false,
};

export type RegistrationEvent =
  | { readonly type: 'edit'; readonly field: RegistrationField; readonly value: string }
  /** Continue, on either step. */
  | { readonly type: 'next' }
  /** One step back; while sending it is given up instead. */
  | { readonly type: 'back' }
  /** `code` of the service or of the identity provider; `words` for codes that have no text of ours. */
  | { readonly type: 'refused'; readonly code: string | null; readonly words: string };

/** Codes of the reference service and of the identity provider that have words of ours. */
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

/** The registration after an event; the same object when it changes nothing. */
export function register(state: Registration, event: RegistrationEvent): Registration {
  if (event.type === 'refused') return state.sending ? refused(state, event.code, event.words) : state;
  if (event.type === 'back') return stepBack(state);
  if (state.sending) return state;
  return event.type === 'edit' ? edited(state, event.field, event.value) : nextStep(state);
}

/** A problem is over as soon as its step's text is changed: a mismatch may be mended in either field. */
function edited(state: Registration, field: RegistrationField, value: string): Registration {
  const mended = state.problem !== null && stepOf(state.problem.field) === stepOf(field);
  return { ...state, [field]: value, problem: mended ? null : state.problem };
}

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

/** A code that speaks of the password returns to its step, any other to the e-mail's [REG-06]. What was typed stays. */
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

const stepOf = (field: RegistrationField): 'email' | 'password' => (field === 'email' ? 'email' : 'password');
