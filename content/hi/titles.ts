export * from '../en/titles';
