/** Asks the captcha's own server whether its widget was solved. The address is fixed: nothing of a request decides where we call. */
const address = 'https://www.google.com/recaptcha/api/siteverify';

export type CaptchaCheck = (answer: string, ip: string) => Promise<boolean>;

export const captchaCheck =
  (secret: string): CaptchaCheck =>
  async (answer, ip) => {
    if (answer === '') return false;
    const response = await fetch(address, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(5000), body: new URLSearchParams({ secret, response: answer, remoteip: ip }) }).catch(() => null);
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
    return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  };
