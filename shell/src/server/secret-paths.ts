/** Pages opened by a link whose address holds a secret: of an account, of a new password, of a gift card. */
const secret = /^\/(updatepass|validar-cuenta|certificados\/activar)(\/|$)/i;

/** Such a page tells no other address, not even one of ours, where its visitor came from. */
export const holdsSecret = (pathname: string): boolean => secret.test(pathname);
