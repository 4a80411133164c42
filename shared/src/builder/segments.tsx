import { theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { choiceStates, plainFieldset } from './choice-styles.ts';

const Group = styled.fieldset`
  ${plainFieldset}
`;
const Track = styled.div`
  display: flex;
  gap: 0.25rem;
  padding: 0.25rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
`;
const Segment = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: ${theme.touchTarget};
  padding: 0.25rem ${theme.space.sm};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  ${choiceStates}
  &:has(input:checked) {
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.low};
  }
`;

type Props<Value extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (next: Value) => void;
};

/** A few short choices of which one is on, side by side. */
export const Segments = <Value extends string>({ legend, name, value, options, onChange }: Props<Value>) => (
  <Group>
    <legend>{legend}</legend>
    <Track>
      {options.map((option) => (
        <Segment key={option.value}>
          <input type="radio" name={name} disabled={option.disabled} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Segment>
      ))}
    </Track>
  </Group>
);
