import { deliveryOutcome } from '@brasa/shared/domain/coverage';
import type { Geography } from '@brasa/shared/domain/delivery';
import { fieldMessages, required } from '@brasa/shared/domain/field-rules';
import { AddressFields } from '@brasa/shared/place/address-fields';
import { CoverageAnswer } from '@brasa/shared/place/coverage-answer';
import { PlaceFields } from '@brasa/shared/place/place-fields';
import { TagField } from '@brasa/shared/place/tag-field';
import { geographyQuery } from '@brasa/shared/runtime';
import { BottomBar, Button, ButtonLink, Checkbox, media, Notice, Stack, theme } from '@brasa/shared/ui';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { locationsPath } from './locations-path.ts';
import { locationsText as text } from './locations-text.ts';
import { useLocationForm } from './use-location-form.ts';

const noGeography: Geography = { departments: [], cities: [], districts: [], shops: [] };

type Props = {
  /** Null: a new one. */
  readonly address: SavedAddress | null;
  /** Of the customer: what was typed and not saved is theirs. */
  readonly email: string;
};

/** Map, way to the door, name and whether it is the main one; who delivers there is said before it is saved. */
export function LocationForm({ address, email }: Props) {
  const navigate = useNavigate();
  const { data: geography, isPending, refetch } = useQuery(geographyQuery);
  const form = useLocationForm({ address, email, onSaved: () => void navigate(locationsPath) });
  const { register, watch, setValue, formState } = form.fields;
  const { errors } = formState;
  const { asked, trouble, others } = form;
  const outcome = asked.coverage === undefined ? null : deliveryOutcome(asked.coverage, { scheduled: true });
  const isOnlyMain = address?.isMain === true || others.length === 0;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Stack gap="xl">
        {form.isDraft && <Notice>{text.draft}</Notice>}
        <PlaceFields
          title={text.where}
          geography={geography ?? noGeography}
          onRetryLists={isPending ? undefined : () => void refetch()}
          place={form.place}
          onMove={form.movePin}
          points={asked.coverage?.deliveryPoints ?? []}
          answer={
            <div ref={form.answer}>
              <CoverageAnswer asked={asked} outcome={outcome} problem={form.problem} note={outcome?.kind === 'choose-point' ? text.pointNote : text.note} />
              {form.problem !== undefined && outcome?.kind === 'no-coverage' && <Problem role="alert">{form.problem}</Problem>}
            </div>
          }
        >
          <AddressFields address={register('address', { validate: (value) => required(value) })} reference={register('reference')} error={errors.address?.message} />
          <TagField
            input={register('tag', { validate: (value) => (value.trim() === '' ? fieldMessages.category : undefined) })}
            value={watch('tag')}
            onChoose={(tag) => setValue('tag', tag, { shouldDirty: true, shouldValidate: true })}
            own={others.map(({ tag }) => tag)}
            error={errors.tag?.message}
          />
          <Checkbox
            label={text.mainField}
            description={address?.isMain && others.length > 0 ? text.staysMain : isOnlyMain ? text.firstIsMain : text.mainHint}
            {...(isOnlyMain ? { checked: true, disabled: true, readOnly: true } : register('isMain'))}
          />
        </PlaceFields>
        {trouble && (
          <Notice
            kind="error"
            live
            {...(trouble.kind === 'gone' && {
              action: (
                <Button variant="ghost" onClick={form.saveAsNew}>
                  {text.saveAsNew}
                </Button>
              ),
            })}
            {...(trouble.kind === 'full' && {
              action: (
                <ButtonLink to={locationsPath} variant="ghost">
                  {text.back}
                </ButtonLink>
              ),
            })}
          >
            {trouble.kind === 'full' ? text.full : trouble.kind === 'gone' ? text.gone : trouble.message}
          </Notice>
        )}
        <Actions>
          <Button
            variant="ghost"
            onClick={() => {
              form.discard();
              void navigate(locationsPath);
            }}
          >
            {text.cancel}
          </Button>
          <Button type="submit" size="lg" loading={form.isSaving}>
            {text.save}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

const Problem = styled.p({ marginTop: theme.space.sm, color: theme.color.danger, fontWeight: 600 });
const Actions = styled(BottomBar)({ flexWrap: 'wrap', justifyContent: 'space-between', '& > button[type="submit"]': { flex: '1 1 auto', maxWidth: '290px' }, [media.md]: { justifyContent: 'flex-start' } });
