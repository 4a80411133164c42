import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { inputStyles } from './control-styles.ts';
import { useFieldAttributes } from './field.tsx';
import { theme } from './theme.ts';

const InputBox = styled.input(inputStyles);
const AreaBox = styled.textarea(inputStyles, { minHeight: '6rem', resize: 'vertical' });
const SelectBox = styled.select(inputStyles, {
  paddingRight: '2.5rem',
  appearance: 'none',
  cursor: 'pointer',
  // Two gradients drawn as a chevron: no picture to load, and it follows the text colour.
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${theme.color.ink} 50%), linear-gradient(135deg, ${theme.color.ink} 50%, transparent 50%)`,
  backgroundPosition: 'right 1.2rem center, right 0.85rem center',
  backgroundSize: '0.4rem 0.4rem',
  backgroundRepeat: 'no-repeat',
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
});

export type TextInputProps = Omit<ComponentProps<'input'>, 'style'>;
export const TextInput = (props: TextInputProps) => <InputBox type="text" {...useFieldAttributes()} {...props} />;

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'>;
export const TextArea = (props: TextAreaProps) => <AreaBox rows={3} {...useFieldAttributes()} {...props} />;

export type SelectProps = Omit<ComponentProps<'select'>, 'style'> & {
  /** First, unselectable line: «Elige un municipio». */
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string | number; readonly label: string; readonly disabled?: boolean }[];
};

export const Select = ({ placeholder, options, children, ...rest }: SelectProps) => (
  <SelectBox {...useFieldAttributes()} {...rest}>
    {placeholder !== undefined && (
      <option value="" disabled>
        {placeholder}
      </option>
    )}
    {options?.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    ))}
    {children}
  </SelectBox>
);
