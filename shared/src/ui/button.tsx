import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyles } from './control-styles.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'lg';
type Look = { readonly variant?: ButtonVariant; readonly size?: ButtonSize; readonly full?: boolean };

const StyledButton = styled.button(buttonStyles);
const StyledLink = styled(Link)(buttonStyles);

/** While loading the words stay in place, unseen, so that the button keeps its width and its name. */
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  [data-loading] > & {
    opacity: 0;
  }
`;
const loadingSpot = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
    readonly loading?: boolean;
    /** Looks and reads as disabled, yet a press is still answered, for instance with the reason. */
    readonly unavailable?: boolean;
    readonly children: ReactNode;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({ variant = 'primary', size = 'md', full, loading = false, unavailable = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <StyledButton
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-full={full ? '' : undefined}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      onClick={press}
    >
      <Label>{children}</Label>
      {loading && (
        <span css={loadingSpot}>
          <Spinner />
        </span>
      )}
    </StyledButton>
  );
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'style'>;

export const ButtonLink = ({ variant = 'primary', size = 'md', full, children, ...rest }: ButtonLinkProps) => (
  <StyledLink {...rest} data-variant={variant} data-size={size} data-full={full ? '' : undefined}>
    {children}
  </StyledLink>
);
