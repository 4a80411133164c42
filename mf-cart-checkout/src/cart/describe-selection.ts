export { describeSelection } from '@brasa/shared/domain/describe-selection';
