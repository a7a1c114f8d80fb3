import { createApp } from '../../app'
import { chatMemoriesApi } from './memories'
import { chatMessagesApi } from './messages'
import { chatSessionsApi } from './sessions'
import { chatVoiceApi } from './voice'

/** Everything under `/api/chat`. */
export function chatApi() {
  return createApp().route('/', chatMessagesApi()).route('/', chatSessionsApi()).route('/', chatMemoriesApi()).route('/', chatVoiceApi())
}
