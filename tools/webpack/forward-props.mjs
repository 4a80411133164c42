/**
 * In place of @emotion/is-prop-valid, a list of every attribute there is (1.6 KB of every first page): our styled elements are
 * typed to take attributes only, and those with settings of their own say which they keep to themselves (`shouldForwardProp`).
 */
export default function isPropValid(name) {
  return name !== 'theme';
}
