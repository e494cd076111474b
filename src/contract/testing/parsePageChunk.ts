import { readPageChunk, type Component, type PageChunk } from '../page';
import { drain, type Report } from '../tolerance';

/** Reads a chunk in one go. @throws ContractError when the answer is no page at all */
export const parsePageChunk = (input: unknown, report: Report, onRow?: (row: Component) => void): PageChunk =>
  drain(readPageChunk(input, report, onRow));
