import { Controller, Get } from '@nestjs/common';
import { type Health, HealthService } from './health.service.js';

@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  read(): Promise<Health> {
    return this.health.read();
  }
}
