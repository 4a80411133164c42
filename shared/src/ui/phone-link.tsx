import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dialing } from '../domain/dialing.ts';

const Line = styled.a`
  white-space: nowrap;
`;

type Props = { readonly number: string; readonly className?: string; /** Instead of the number itself. */ readonly children?: ReactNode };

/** A phone number that dials, and that no line break parts. */
export const PhoneLink = ({ number, className, children = number }: Props) => (
  <Line className={className} href={dialing(number)}>
    {children}
  </Line>
);
