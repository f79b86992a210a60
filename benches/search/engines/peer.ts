import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Engine, SearchResponse } from './engine.ts';
import { sent } from './sent.ts';

/**
 * A library inside a service of its own: queries come as JSON text, responses leave as its bytes.
 */
export abstract class Peer implements Engine {
  abstract build(stock: Iterable<Vehicle>): Promise<void>;
  abstract close(): void;
  protected abstract find(question: Question): SearchResponse | Promise<SearchResponse>;
  protected abstract put(vehicle: Vehicle): void | Promise<void>;

  requestOf(questions: readonly Question[]): string {
    return JSON.stringify(questions);
  }

  async search(request: string): Promise<Uint8Array> {
    const responses: SearchResponse[] = [];
    const questions: Question[] = JSON.parse(request);
    for (const question of questions) {
      const response = this.find(question);
      responses.push(response instanceof Promise ? await response : response);
    }
    return sent(JSON.stringify(responses));
  }

  upsert(vehicle: string): void | Promise<void> {
    return this.put(JSON.parse(vehicle));
  }

  read(response: Uint8Array): SearchResponse[] {
    return JSON.parse(Buffer.from(response).toString());
  }
}
